import Linting

/// The rules as a list, for people and for programs.
public enum RuleList {
    /// One line a rule, or several on a terminal: its severity or `off`, its name, what it says, and whether `--fix`
    /// knows it.
    public static func text(_ rules: [RuleSummary], style: ReportStyle) -> String {
        let width = rules.map(\.id.count).max() ?? 0
        return rules.map { rule in
            let state = rule.isOn ? rule.severity.rawValue : "off"
            let blanks = String(repeating: " ", count: width - rule.id.count)
            let gap = String(repeating: " ", count: max(0, 8 - state.count))
            let margin = "\(state)\(gap)\(TerminalText.harmless(rule.id))\(blanks)  "
            var line = WrappedText(style)
            line.addMessage(rule.definition.description ?? "")
            if rule.definition.isFixable { line.addWhole("(fixable)") }
            return line.text(margin: margin, indent: min(margin.count, (style.terminalWidth ?? .max) / 2))
        }.joined()
    }

    /// An array of objects with `rule`, `severity`, `enabled`, `recommended`, `fixable`, `description`, `evidence`, `why`,
    /// `documentation` and `references`.
    public static func json(_ rules: [RuleSummary]) -> String {
        var writer = JSONWriter()
        writer.array { writer in
            for rule in rules {
                writer.object { writer in
                    writer.string("rule", rule.id)
                    writer.string("severity", rule.severity.rawValue)
                    writer.boolean("enabled", rule.isOn)
                    writer.boolean("recommended", rule.definition.isRecommended)
                    writer.boolean("fixable", rule.definition.isFixable)
                    writer.string("description", rule.definition.description ?? "")
                    if let evidence = rule.definition.evidence { writer.string("evidence", evidence.rawValue) }
                    if let reason = rule.definition.reason { writer.string("why", reason) }
                    if let page = rule.documentation { writer.string("documentation", page) }
                    writer.array("references") { writer in
                        for source in rule.definition.sources { writer.string(source) }
                    }
                }
            }
        }
        return writer.text + "\n"
    }
}
