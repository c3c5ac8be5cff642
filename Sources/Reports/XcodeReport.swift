import Linting

/// Lines that Xcode shows at their places when a build phase prints them. Xcode wants whole paths.
struct XcodeReport: ReportFormat {
    static let name = "xcode"

    private let style: ReportStyle

    init(style: ReportStyle) {
        self.style = style
    }

    func text(of report: LintReport) -> String {
        var lines: [String] = []
        for finding in report.findings {
            let file = style.paths.absolute(finding.place.file)
            // Xcode knows no info.
            lines.append(
                FindingLines.line(finding, file: file, severity: finding.severity == .info ? "note" : nil))
            for related in finding.related {
                lines.append(FindingLines.line(related, file: style.paths.absolute(related.place.file)))
            }
        }
        return lines.map { $0 + "\n" }.joined()
    }
}
