import Linting
import SourceTree

/// The report for people: a line a finding that editors and CI logs understand, on a terminal with the source beneath.
public struct TextReport: ReportFormat {
    /// The name that `--format` takes.
    public static let name = "text"
    /// It ends with the counts by rule where they are asked for.
    public static let hasStatistics = true
    /// It has a line, or a few, for each finding.
    public static let isByFinding = true

    private let style: ReportStyle

    /// A report in a style.
    public init(style: ReportStyle) {
        self.style = style
    }

    /// The report, with a line end at its end unless it is empty.
    public func text(of report: LintReport) -> String {
        let fold = FindingFold(report.findings, style: style)
        var text = ""
        var lines = FrameLines(report.sources)
        var explained: Set<String> = []
        // What a schema says is no rule that could be explained.
        let hasRules = report.subject != .documents
        for finding in fold.shown {
            text += line(for: finding)
            if style.hasFrames {
                text += frame(finding.place, color: finding.severity.color, &lines)
                for related in finding.related { text += note(related) + frame(related.place, color: "1;36", &lines) }
                text += advice(finding, isFirst: hasRules && explained.insert(finding.rule).inserted) + "\n"
            } else {
                for related in finding.related { text += note(related) }
            }
        }
        text += folded(fold.left)
        if style.hasStatistics { text += statistics(report.findings) }
        return style.isQuiet ? text : text + ReportSummary(report, style).text
    }

    /// The last lines of a report whose findings were written before.
    public static func summary(_ summary: LintReport.Summary, style: ReportStyle) -> String {
        ReportSummary(summary, .payloads, fixable: 0, style).text
    }

    // MARK: Lines

    private func line(for finding: Finding) -> String {
        var line = WrappedText(style)
        line.addWhole(FindingLines.place(finding.place) + ":")
        line.addWhole(finding.severity.rawValue + ":", finding.severity.color)
        line.addMessage(finding.message, "1")
        line.addWhole("[\(TerminalText.harmless(finding.rule))]", "2")
        return line.text(indent: 4)
    }

    private func note(_ related: Finding.Related) -> String {
        var line = WrappedText(style)
        line.addWhole(FindingLines.place(related.place) + ":")
        line.addWhole("note:", "36")
        line.addMessage(related.message)
        return line.text(indent: 4)
    }

    private func frame(_ place: Place, color: String, _ lines: inout FrameLines) -> String {
        let gutter = String(place.start.line).count + 5
        let width = max(20, (style.terminalWidth ?? 100 + gutter) - gutter)
        let frame = lines.frame(place, width: width, joinsEmoji: style.joinsEmoji)
        var text = ""
        if let frame {
            let number = String(frame.lineNumber)
            let blank = String(repeating: " ", count: number.count)
            text += style.painted("  \(number) | ", "2") + frame.before + style.painted(frame.marked, color + ";4")
            text += frame.after + "\n"
            text += style.painted("  \(blank) | ", "2") + style.painted(frame.underline, color) + "\n"
        }
        // Where the line's start is not in sight, the pointer says where one is.
        if frame?.isCutBefore ?? true, !place.pointer.isEmpty { text += remark("at:", place.pointer) }
        return text
    }

    /// What to do next.
    private func advice(_ finding: Finding, isFirst: Bool) -> String {
        if let fix = finding.fix { return remark("fix:", fix.title + " (“pushlint lint --fix” does it)") }
        return isFirst ? remark("help:", "“pushlint explain \(finding.rule)” shows what is right.") : ""
    }

    private func remark(_ word: String, _ remark: String) -> String {
        var line = WrappedText(style)
        line.addWhole(word, "36")
        line.addMessage(remark)
        return line.text(margin: "  ", indent: 4 + word.count - 1)
    }

    // MARK: Counts

    private func folded(_ left: RuleStatistics) -> String {
        if left.rows.isEmpty { return "" }
        let count = left.rows.reduce(0) { $0 + $1.count }
        return style.painted("\(count) more of the same are not shown; --show-all shows them:", "1") + "\n"
            + left.text(style) + "\n"
    }

    private func statistics(_ findings: [Finding]) -> String {
        let statistics = RuleStatistics(findings)
        if statistics.rows.isEmpty { return "" }
        return (style.hasFrames ? "" : "\n") + style.painted("Findings by rule:", "1") + "\n" + statistics.text(style)
            + "\n"
    }
}
