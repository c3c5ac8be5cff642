import Linting
import SourceTree

/// The Test Anything Protocol (testanything.org, version 13), with YAML beneath each finding.
struct TAPReport: ReportFormat {
    static let name = "tap"

    private let style: ReportStyle

    init(style: ReportStyle) {
        self.style = style
    }

    func text(of report: LintReport) -> String {
        let cases = ReportedCase.all(of: report, failingFrom: style.failingSeverity)
        var text = "TAP version 13\n"
        if cases.isEmpty { return text + "1..0 # SKIP Nothing was found to check.\n" }
        text += "1..\(cases.count)\n"
        for (number, one) in cases.enumerated() { text += lines(one, number + 1) }
        return text
    }

    private func lines(_ one: ReportedCase, _ number: Int) -> String {
        let start = "\(one.isFailure ? "not ok" : "ok") \(number) - "
        switch one.outcome {
        case .passed: return start + described(one.file ?? "") + "\n"
        case .remarked(let finding), .failed(let finding):
            return start + described("\(FindingLines.place(finding.place)) \(finding.rule)") + "\n"
                + diagnostics(finding)
        case .troubled(let trouble):
            return start + described("the run is complete") + "\n" + block(["message: " + quoted(trouble.text)])
        }
    }

    private func diagnostics(_ finding: Finding) -> String {
        let place = finding.place
        var lines = [
            "message: " + quoted(finding.message), "severity: " + finding.severity.rawValue,
            "rule: " + quoted(finding.rule), "file: " + quoted(place.file), "line: \(place.start.line)",
            "column: \(place.start.column)", "endLine: \(place.end.line)", "endColumn: \(place.end.column)",
            "pointer: " + quoted(place.pointer),
        ]
        if !finding.related.isEmpty {
            lines.append("related:")
            // Perl's reader of TAP takes a text with a colon in a list for a mapping.
            for related in finding.related {
                lines += [
                    "  - message: " + quoted(related.message), "    file: " + quoted(related.place.file),
                    "    line: \(related.place.start.line)", "    column: \(related.place.start.column)",
                ]
            }
        }
        if let documentation = finding.documentation { lines.append("documentation: " + quoted(documentation)) }
        return block(lines)
    }

    private func block(_ lines: [String]) -> String {
        (["---"] + lines + ["..."]).map { "  \($0)\n" }.joined()
    }

    /// A JSON string is one of YAML's too.
    private func quoted(_ text: String) -> String { JSONText.quoted(TerminalText.harmless(text)) }

    /// A `#` would begin a directive, such as one that lets the test fail.
    private func described(_ text: String) -> String {
        var described = ""
        for scalar in TerminalText.harmless(text).unicodeScalars {
            if scalar == "#" || scalar == "\\" { described += "\\" }
            described.unicodeScalars.append(scalar)
        }
        return described
    }
}
