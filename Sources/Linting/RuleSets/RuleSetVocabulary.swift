import BuiltinRules
import Payloads
import Workspace

/// The names that a rule set can use without defining them.
public enum RuleSetVocabulary {
    /// The built-in rule sets, as `extends` names them.
    public static var ruleSets: [String] {
        (["recommended", "all"] + (BuiltinRuleSets.files + BuiltinRuleSets.vendors).map(\.name)).map {
            "pushlint:" + $0
        }
    }

    /// Whether a built-in rule set is a vendor's, and so part of no other.
    public static func isVendor(_ ruleSet: String) -> Bool {
        BuiltinRuleSets.vendors.contains { ruleSet == "pushlint:" + $0.name }
    }

    /// The built-in rules, those of vendors among them, in the order of their files.
    public static var rules: [RuleSummary] {
        let layers = ["pushlint:all"] + BuiltinRuleSets.vendors.map { "pushlint:" + $0.name }
        let (set, _) = RuleSetResolver.resolve([], replacingRulesWith: layers.map { .builtin($0) }) {
            .failure(FileProblem(.missing, at: $0))
        }
        return set.table.all.map { RuleSummary($0) }
    }

    /// The functions that `then` can name.
    public static var functions: [String] { RuleFunctions.names }

    /// The push types and envelopes of `formats`.
    public static var formats: [String] { FormatSet.names }
}
