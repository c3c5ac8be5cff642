import Linting

/// A table for a comment on a pull request or for a job's summary.
struct MarkdownReport: ReportFormat {
    static let name = "markdown"
    static let hasStatistics = true
    /// By which a script finds its earlier comment, to replace it.
    private static let mark = "<!-- pushlint -->\n"
    /// GitHub takes no longer comment than 65,536 characters; the rest is for what stands behind the table.
    private static let maximumLength = 60_000

    private let style: ReportStyle

    init(style: ReportStyle) {
        self.style = style
    }

    func text(of report: LintReport) -> String {
        var text = MarkdownReport.mark
        var plain = style
        plain.hasColor = false
        let summary = ReportSummary(report, plain).text.split(separator: "\n").map(String.init)
        text += "**pushlint:** " + summary.map(Markdown.harmless).joined(separator: " ") + "\n"
        text += troubles(report.background.troubles)
        if style.hasStatistics { text += statistics(report.findings) }
        return text + table(report.findings, roomFor: MarkdownReport.maximumLength - text.utf8.count)
    }

    private func troubles(_ troubles: [Trouble]) -> String {
        if troubles.isEmpty { return "" }
        return "\nThe run is not complete:\n\n" + troubles.map { "- \(Markdown.harmless($0.text))\n" }.joined()
    }

    private func statistics(_ findings: [Finding]) -> String {
        let rows = RuleStatistics(findings).rows
        if rows.isEmpty { return "" }
        return "\n| findings | fixable | severity | rule |\n|---:|---:|---|---|\n"
            + rows.map {
                "| \($0.count) | \($0.fixable) | \($0.severity.rawValue) | \(Markdown.code($0.rule)) |\n"
            }.joined()
    }

    private func table(_ findings: [Finding], roomFor limit: Int) -> String {
        if findings.isEmpty { return "" }
        var text = "\n| | place | finding | rule |\n|---|---|---|---|\n"
        for (index, finding) in findings.enumerated() {
            let row = row(finding)
            if text.utf8.count + row.utf8.count > limit {
                return text + "\n\(findings.count - index) more findings do not fit into a comment.\n"
            }
            text += row
        }
        return text
    }

    private func row(_ finding: Finding) -> String {
        let lines = [Markdown.harmless(finding.message)] + finding.related.map(note)
        let rule = Markdown.code(finding.rule)
        let cells = [
            finding.severity.rawValue, Markdown.code(place(finding.place)), lines.joined(separator: "<br>"),
            finding.documentation.map { "[\(rule)](\(address($0)))" } ?? rule,
        ]
        return "| " + cells.joined(separator: " | ") + " |\n"
    }

    private func note(_ related: Finding.Related) -> String {
        Markdown.code(place(related.place)) + ": " + Markdown.harmless(related.message)
    }

    private func place(_ place: Place) -> String {
        FindingLines.place(place, file: style.paths.inRepository(place.file))
    }

    /// A link's target; a rule set may say anything in it.
    private func address(_ page: String) -> String {
        var address = "<"
        for byte in page.utf8 {
            switch byte {
            case 0...0x20, 0x7F...0xFF, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "|"), UInt8(ascii: "\\"):
                address += ReportPaths.encoded(byte)
            default: address.unicodeScalars.append(Unicode.Scalar(byte))
            }
        }
        return address + ">"
    }
}
