import SourceTree

/// A rule as a rule set defines it.
public struct RuleDefinition: Sendable {
    public let id: String
    public let description: String?
    /// Why it matters: what the device does, what the user sees.
    public let reason: String?
    public let message: String?
    public let severity: Severity
    public let isRecommended: Bool
    /// Push types and envelopes that it is for; nil for all.
    public let formats: [Node]?
    public let documentation: String?
    public let sources: [String]
    public let target: RuleTarget
    public let given: [Node]
    public let then: [ThenClause]
    /// Whether a `given` that matches nothing is a finding.
    public let isMatchRequired: Bool
    /// Whether some of its findings come with a fix.
    public let isFixable: Bool
    /// Whether the findings come from reading the files, or from comparing string tables, so that there is no `given` and no `then`.
    public let isReportedByReader: Bool
    public let examples: RuleExamples
    /// Where the rule's name stands.
    public let place: Node
    /// Where its message stands, or else its name.
    public let messagePlace: Node
}
