/// A rule as lists and explanations show it.
public struct RuleSummary: Sendable {
    public let definition: RuleDefinition
    public let severity: Severity
    public let isOn: Bool
    public let documentation: String?

    public var id: String { definition.id }

    init(_ rule: ActiveRule) {
        definition = rule.definition
        severity = rule.severity
        isOn = rule.isOn
        documentation = rule.documentation
    }
}
