import Linting
import SourceTree

/// The rules that one rule set defines.
struct RuleSetSection {
    /// The rule set's name without folder and ending.
    let name: String
    /// The name of its page.
    let fileName: String
    let description: String?
    /// In the order of definition.
    var rules: [RuleSummary]

    /// The rules by the files that define them, in the order of the files' names.
    static func sections(of rules: [RuleSummary]) -> [RuleSetSection] {
        var sections: [String: RuleSetSection] = [:]
        for rule in rules {
            let tree = rule.definition.place.tree
            let source = tree.source.name
            sections[source, default: section(source, tree.root["description"]?.string)].rules.append(rule)
        }
        return sections.sorted { $0.key < $1.key }.map(\.value)
    }

    private static func section(_ source: String, _ description: String?) -> RuleSetSection {
        let last = source.split { $0 == "/" || $0 == ":" }.last ?? "rules"
        let name = last.split(separator: ".").first.map(String.init) ?? "rules"
        return RuleSetSection(name: name, fileName: name + ".md", description: description, rules: [])
    }
}
