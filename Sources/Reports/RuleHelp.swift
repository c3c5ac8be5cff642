import Linting

/// What a rule is about, short enough to be shown beside its findings.
struct RuleHelp {
    private let rule: RuleSummary
    private var definition: RuleDefinition { rule.definition }

    init(_ rule: RuleSummary) {
        self.rule = rule
    }

    /// What the rule asks for, in one sentence.
    var summary: String { definition.description ?? rule.id }

    var text: String {
        [definition.description, definition.reason, rule.documentation].compactMap { $0 }.joined(separator: "\n\n")
    }

    var markdown: String {
        var parts = [definition.description, definition.reason].compactMap { $0 }.map(Markdown.escaped)
        for (title, example) in [
            ("Wrong", definition.examples.invalid.first), ("Right", definition.examples.valid.first),
        ] {
            if let example { parts.append("**\(title):**\n\n" + ExampleMarkdown.text(of: example)) }
        }
        if definition.isFixable {
            parts.append("Where the right value is certain, `pushlint lint --fix` puts it right.")
        }
        if !definition.sources.isEmpty {
            parts.append("**Sources:**\n\n" + definition.sources.map { "- <\($0)>" }.joined(separator: "\n"))
        }
        if let page = rule.documentation { parts.append("[More about \(Markdown.escaped(rule.id))](<\(page)>)") }
        return parts.joined(separator: "\n\n")
    }
}
