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
        if let example = definition.examples.invalid.first { parts.append("**Wrong:**\n\n" + shown(example)) }
        if let example = definition.examples.valid.first { parts.append("**Right:**\n\n" + shown(example)) }
        if definition.isFixable {
            parts.append("Where the right value is certain, `pushlint lint --fix` puts it right.")
        }
        if !definition.sources.isEmpty {
            parts.append("**Sources:**\n\n" + definition.sources.map { "- <\($0)>" }.joined(separator: "\n"))
        }
        if let page = rule.documentation { parts.append("[More about \(Markdown.escaped(rule.id))](<\(page)>)") }
        return parts.joined(separator: "\n\n")
    }

    /// The example's files; the marks stay, since they show the place.
    private func shown(_ example: RuleExample) -> String {
        var blocks: [String] = []
        if let payload = example.payload { blocks.append(Markdown.block(payload, "json")) }
        if let settings = example.configuration {
            blocks.append("with the configuration\n\n" + Markdown.block(FlowText.lines(of: settings), "yaml"))
        }
        for file in example.files {
            blocks.append((blocks.isEmpty ? "" : "and ") + "`\(file.path)`\n\n" + Markdown.block(file.text, ""))
        }
        return blocks.joined(separator: "\n")
    }
}
