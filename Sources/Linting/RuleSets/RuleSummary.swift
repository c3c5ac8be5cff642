/// A rule as lists and explanations show it.
public struct RuleSummary: Sendable {
    public let definition: RuleDefinition
    public let severity: Severity
    public let isOn: Bool
    public let documentation: String?
    /// The push types and envelopes that it is for, those that it is not for with `!` before them; nil for all.
    public let formats: [String]?

    public var id: String { definition.id }

    init(_ rule: ActiveRule) {
        definition = rule.definition
        severity = rule.severity
        isOn = rule.isOn
        documentation = rule.documentation
        formats = rule.formats?.map(\.text)
    }
}
