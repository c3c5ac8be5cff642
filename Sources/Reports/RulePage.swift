import Linting
import SourceTree

/// All that is known of one rule, as a section of a Markdown page.
struct RulePage {
    private let rule: RuleSummary
    private let configuration: Configuration
    private var definition: RuleDefinition { rule.definition }

    init(_ rule: RuleSummary, _ configuration: Configuration) {
        self.rule = rule
        self.configuration = configuration
    }

    var text: String {
        var text = "## \(rule.id)\n\n"
        if let description = definition.description { text += Markdown.escaped(description) + "\n\n" }
        text += facts + "\n"
        if let reason = definition.reason { text += "\n" + Markdown.escaped(reason) + "\n" }
        for example in definition.examples.invalid { text += wrong(example) }
        for example in definition.examples.valid { text += "\n**Right:**\n\n" + ExampleMarkdown.text(of: example) }
        if !definition.sources.isEmpty {
            text += "\n**Sources:**\n\n" + definition.sources.map { "- <\($0)>\n" }.joined()
        }
        return text
    }

    private var facts: String {
        var facts = ["Severity: \(definition.severity.rawValue)"]
        let ruleSet = definition.place.tree.source.name
        if RuleSetVocabulary.isVendor(ruleSet) {
            facts.append("in `\(ruleSet)`")
        } else {
            facts.append(definition.isRecommended ? "in `pushlint:recommended`" : "in `pushlint:all` only")
        }
        if definition.target != .payload { facts.append("about the \(definition.target.rawValue)") }
        if definition.isFixable { facts.append("fixable with `--fix`") }
        if let formats = rule.formats, !formats.isEmpty {
            facts.append("for " + formats.map(RuleIndex.described).joined(separator: ", "))
        }
        if let evidence = definition.evidence { facts.append(evidence.rawValue) }
        return facts.joined(separator: "; ") + "."
    }

    // MARK: Examples

    private func wrong(_ example: RuleExample) -> String {
        var text = "\n**Wrong:**\n\n" + ExampleMarkdown.text(of: example)
        let findings = configuration.findings(in: example, of: rule.id)
        if !findings.isEmpty {
            text += "\nIt says:\n\n"
            text += Markdown.block(findings.map { "\($0.severity.rawValue): \($0.message)\n" }.joined(), "text")
        }
        if let fixed = configuration.fixedPayload(of: example, of: rule.id) {
            text += "\n`--fix` makes of it:\n\n" + Markdown.block(fixed, "json")
        }
        return text
    }
}
