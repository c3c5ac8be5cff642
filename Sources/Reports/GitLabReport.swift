import Linting
import SourceTree

/// GitLab's code quality report (docs.gitlab.com, “Code Quality”), a part of the format of Code Climate.
struct GitLabReport: ReportFormat {
    static let name = "gitlab"

    private let style: ReportStyle

    init(style: ReportStyle) {
        self.style = style
    }

    func text(of report: LintReport) -> String {
        var writer = JSONWriter()
        var fingerprints = ReportFingerprints(style.paths)
        writer.array { writer in
            for finding in report.findings {
                write(finding, fingerprints.next(finding), severity: severity(finding.severity), &writer)
            }
            // Troubles of the run as a whole have no place in this format.
            for finding in report.background.troubles.compactMap(finding) {
                write(finding, fingerprints.next(finding), severity: "blocker", &writer)
            }
        }
        return writer.text + "\n"
    }

    private func write(
        _ finding: Finding, _ fingerprint: String, severity: String, _ writer: inout JSONWriter
    ) {
        let remarks = finding.related.map {
            FindingLines.remark($0, file: style.paths.inRepository($0.place.file))
        }
        let message = ([finding.message] + remarks).joined(separator: " ")
        writer.object { writer in
            writer.string("description", TerminalText.harmless(message))
            writer.string("check_name", finding.rule)
            writer.string("fingerprint", fingerprint)
            writer.string("severity", severity)
            writer.object("location") { writer in
                writer.string("path", style.paths.inRepository(finding.place.file))
                writer.object("lines") { writer in
                    writer.number("begin", finding.place.start.line)
                    writer.number("end", finding.place.end.line)
                }
            }
        }
    }

    private func finding(_ trouble: Trouble) -> Finding? {
        guard let file = trouble.file else { return nil }
        let start = trouble.start ?? Position(line: 1, column: 1)
        return Finding(
            rule: "pushlint", severity: .error, message: trouble.message,
            place: Place(file: file, start: start, end: start, pointer: "", range: 0..<0))
    }

    private func severity(_ severity: Severity) -> String {
        switch severity {
        case .error: "major"
        case .warning: "minor"
        case .info: "info"
        }
    }
}
