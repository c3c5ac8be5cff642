import SourceTree

/// A rule as lists and explanations show it.
public struct RuleSummary: Sendable {
    /// The rule as its rule set defines it.
    public let definition: RuleDefinition
    /// What it weighs after all rule sets have had their say.
    public let severity: Severity
    /// Whether it runs.
    public let isOn: Bool
    /// A page about it, if it has one.
    public let documentation: String?
    /// The push types and envelopes that it is for, those that it is not for with `!` before them; nil for all.
    public let formats: [String]?

    /// Its name.
    public var id: String { definition.id }

    /// Where a rule set last gave it a severity by name; nil where it is as it was defined.
    public let settingPlace: Node?

    init(_ rule: ActiveRule) {
        definition = rule.definition
        severity = rule.severity
        isOn = rule.isOn
        documentation = rule.documentation
        formats = rule.formats?.map(\.text)
        settingPlace = rule.settingPlace
    }
}
