import Linting
import SourceTree

/// The report for other programs: version 1 of the format that the README describes.
struct JSONReport: ReportFormat {
    static let name = "json"
    static let hasStatistics = true

    private let style: ReportStyle

    init(style: ReportStyle) {
        self.style = style
    }

    func text(of report: LintReport) -> String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.number("version", 1)
            writer.object("tool") { writer in
                writer.string("name", "pushlint")
                writer.string("version", style.version)
            }
            writer.object("summary") { writer in
                writer.number("files", report.summary.files)
                writer.number("payloads", report.summary.payloads)
                writer.number("errors", report.summary.errors)
                writer.number("warnings", report.summary.warnings)
                writer.number("infos", report.summary.infos)
                write(report.setAside, &writer)
            }
            if style.hasStatistics { write(RuleStatistics(report.findings), &writer) }
            writer.array("findings") { writer in
                for finding in report.findings { FindingJSON.write(finding, &writer) }
            }
        }
        return writer.text + "\n"
    }

    private func write(_ setAside: LintReport.SetAside, _ writer: inout JSONWriter) {
        let counts = [
            ("ignored", setAside.ignored), ("inBaseline", setAside.inBaseline),
            ("goneFromBaseline", setAside.goneFromBaseline),
        ]
        for (key, count) in counts where count > 0 { writer.number(key, count) }
    }

    private func write(_ statistics: RuleStatistics, _ writer: inout JSONWriter) {
        writer.array("statistics") { writer in
            for row in statistics.rows {
                writer.object { writer in
                    writer.string("rule", row.rule)
                    writer.string("severity", row.severity.rawValue)
                    writer.number("count", row.count)
                    writer.number("fixable", row.fixable)
                }
            }
        }
    }
}
