import Linting
import Rendering

/// The report as a page for browsers.
struct HTMLReport: ReportFormat {
    static let name = "html"
    static let showsPayloads = true

    private let style: ReportStyle

    init(style: ReportStyle) {
        self.style = style
    }

    func text(of report: LintReport) -> String {
        HTMLPage(RenderedReport(report), style: style).text()
    }
}
