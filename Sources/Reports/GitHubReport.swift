import Linting

/// Workflow commands that GitHub Actions turns into annotations (docs.github.com, “Workflow commands”).
struct GitHubReport: ReportFormat {
    static let name = "github"

    private let style: ReportStyle

    init(style: ReportStyle) {
        self.style = style
    }

    func text(of report: LintReport) -> String {
        var text = report.background.troubles.map { command($0) }.joined()
        text += report.findings.map { command($0) }.joined()
        return style.isQuiet ? text : text + ReportSummary(report, style).text
    }

    private func command(_ trouble: Trouble) -> String {
        var properties: [(String, String)] = []
        if let file = trouble.file { properties.append(("file", style.paths.inRepository(file))) }
        if let start = trouble.start {
            properties += [("line", String(start.line)), ("col", String(start.column))]
        }
        return command("error", properties + [("title", "pushlint")], [trouble.text])
    }

    private func command(_ finding: Finding) -> String {
        let (start, end) = (finding.place.start, finding.place.end)
        var properties = [("file", style.paths.inRepository(finding.place.file)), ("line", String(start.line))]
        // Columns are refused for a place of several lines.
        if start.line == end.line {
            properties += [("col", String(start.column)), ("endColumn", String(end.column))]
        } else {
            properties.append(("endLine", String(end.line)))
        }
        properties.append(("title", finding.rule))
        let name =
            switch finding.severity {
            case .error: "error"
            case .warning: "warning"
            case .info: "notice"
            }
        // The place is in the text as well, since the job's log shows nothing else of the command.
        return command(
            name, properties, [FindingLines.line(finding)] + finding.related.map { FindingLines.line($0) })
    }

    private func command(_ name: String, _ properties: [(String, String)], _ lines: [String]) -> String {
        let written = properties.map { key, value in "\(key)=\(GitHubReport.escapedProperty(value))" }
        // Each line by itself is made harmless, so that only these line ends are left.
        let message = lines.map(TerminalText.harmless).joined(separator: "\n")
        return "::\(name) \(written.joined(separator: ","))::\(GitHubReport.escapedData(message))\n"
    }

    private static func escapedData(_ text: String) -> String {
        escaped(text, alsoIn: [])
    }

    private static func escapedProperty(_ text: String) -> String {
        escaped(TerminalText.harmless(text), alsoIn: [":", ","])
    }

    private static func escaped(_ text: String, alsoIn others: Set<Unicode.Scalar>) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            if scalar == "%" || scalar == "\r" || scalar == "\n" || others.contains(scalar) {
                let digits = String(scalar.value, radix: 16, uppercase: true)
                escaped += "%" + (digits.count == 1 ? "0" : "") + digits
            } else {
                escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
