import Linting
import SourceTree

/// The list of all rules, by rule set and by what they are for.
struct RuleIndex {
    private let sets: [RuleSetSection]

    init(_ sets: [RuleSetSection]) {
        self.sets = sets
    }

    var text: String {
        let count = sets.reduce(0) { $0 + $1.rules.count }
        var text = "# Rules\n\n\(count) rules. This page and those it links to are made by "
        text += "`pushlint rules --format markdown`.\n\n## By rule set\n"
        for set in sets {
            text += "\n### [\(set.name)](\(set.fileName))\n\n"
            if let description = set.description { text += Markdown.escaped(description) + "\n\n" }
            text += "| rule | severity | recommended | fixable | what it asks for |\n|---|---|---|---|---|\n"
            for rule in set.rules { text += row(rule, in: set) }
        }
        return text + byFormat
    }

    private func row(_ rule: RuleSummary, in set: RuleSetSection) -> String {
        let definition = rule.definition
        let cells = [
            link(rule, set), definition.severity.rawValue, definition.isRecommended ? "yes" : "no",
            definition.isFixable ? "yes" : "no", Markdown.cell(definition.description ?? ""),
        ]
        return "| " + cells.joined(separator: " | ") + " |\n"
    }

    private func link(_ rule: RuleSummary, _ set: RuleSetSection) -> String {
        "[\(rule.id)](\(set.fileName)#\(rule.id))"
    }

    // MARK: By push type and envelope

    private var byFormat: String {
        var rules: [String: [String]] = [:]
        var forAll: [String] = []
        for set in sets {
            for rule in set.rules where !rule.definition.isReportedByReader {
                guard let formats = rule.formats, !formats.isEmpty else {
                    forAll.append(link(rule, set))
                    continue
                }
                for format in formats { rules[format, default: []].append(link(rule, set)) }
            }
        }
        var text = "\n## By push type and envelope\n\n| for | rules |\n|---|---|\n"
        for (format, links) in rules.sorted(by: { RuleIndex.precedes($0.key, $1.key) }) {
            text += "| \(RuleIndex.described(format)) | \(links.joined(separator: ", ")) |\n"
        }
        if !forAll.isEmpty { text += "| any | \(forAll.joined(separator: ", ")) |\n" }
        return text
    }

    /// Those that a rule is for come first, by name, then those that it is not for.
    private static func precedes(_ left: String, _ right: String) -> Bool {
        (left.hasPrefix("!") ? 1 : 0, left) < (right.hasPrefix("!") ? 1 : 0, right)
    }

    static func described(_ format: String) -> String {
        format.hasPrefix("!") ? "all but `\(format.dropFirst())`" : "`\(format)`"
    }
}
