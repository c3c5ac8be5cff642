import Linting
import SourceTree

/// The report for people: a line a finding that editors and CI logs understand, on a terminal with the source beneath.
public struct TextReport: ReportFormat {
    public static let name = "text"

    private let style: ReportStyle

    public init(style: ReportStyle) {
        self.style = style
    }

    public func text(of report: LintReport) -> String {
        var text = ""
        for finding in report.findings {
            text += line(for: finding)
            if style.hasFrames {
                text += frame(finding.place, in: report)
                for related in finding.related { text += note(related) + frame(related.place, in: report) }
                text += "\n"
            } else {
                for related in finding.related { text += note(related) }
            }
        }
        return style.isQuiet
            ? text : text + summary(of: report.summary, report.subject) + SetAsideText.lines(report.setAside)
    }

    // MARK: Lines

    private func line(for finding: Finding) -> String {
        let severity = painted(finding.severity.rawValue + ":", color(of: finding.severity))
        let message = TerminalText.harmless(finding.message)
        return "\(place(finding.place)): \(severity) \(painted(message, "1")) \(painted("[\(finding.rule)]", "2"))\n"
    }

    private func note(_ related: Finding.Related) -> String {
        "\(place(related.place)): \(painted("note:", "36")) \(TerminalText.harmless(related.message))\n"
    }

    private func place(_ place: Place) -> String {
        "\(TerminalText.harmless(place.file)):\(place.start.line):\(place.start.column)"
    }

    private func frame(_ place: Place, in report: LintReport) -> String {
        guard let source = report.sources[place.file], let frame = CodeFrame(place, in: source) else { return "" }
        let number = String(frame.lineNumber)
        let blank = String(repeating: " ", count: number.count)
        return painted("  \(number) | ", "2") + frame.line + "\n" + painted("  \(blank) | ", "2")
            + painted(frame.underline, "1;33") + "\n"
    }

    private func summary(of summary: LintReport.Summary, _ subject: LintReport.Subject) -> String {
        let checked: String
        switch subject {
        case .payloads:
            if summary.files == 0, summary.errors + summary.warnings + summary.infos == 0 {
                return "No payload was found to lint.\n"
            }
            checked = "\(counted(summary.payloads, "payload")) in \(counted(summary.files, "file"))"
        case .stringTables:
            if summary.files == 0 { return "No string table was found to check.\n" }
            checked = counted(summary.files, "string table")
        }
        if summary.errors + summary.warnings + summary.infos == 0 {
            return painted("No findings", "32") + " in \(checked).\n"
        }
        var counts: [String] = []
        if summary.errors > 0 { counts.append(counted(summary.errors, "error")) }
        if summary.warnings > 0 { counts.append(counted(summary.warnings, "warning")) }
        if summary.infos > 0 { counts.append(counted(summary.infos, "info")) }
        return painted(counts.joined(separator: ", "), "1") + " in \(checked).\n"
    }

    private func counted(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }

    // MARK: Colour

    private func color(of severity: Severity) -> String {
        switch severity {
        case .error: "1;31"
        case .warning: "1;33"
        case .info: "1;34"
        }
    }

    private func painted(_ text: String, _ code: String) -> String {
        style.hasColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
