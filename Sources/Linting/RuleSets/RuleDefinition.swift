import SourceTree

/// A rule as a rule set defines it.
public struct RuleDefinition: Sendable {
    /// Its name.
    public let id: String
    /// The words of its findings, with placeholders; nil for the function's own.
    public let message: String?
    /// What it weighs by itself.
    public let severity: Severity
    /// Whether it is in the recommended set.
    public let isRecommended: Bool
    /// Push types and envelopes that it is for; nil for all.
    public let formats: [Node]?
    /// A page about it.
    public let documentation: String?
    /// What `given` starts from.
    public let target: RuleTarget
    /// What it selects.
    public let given: [Node]
    /// What it does with each of what it selects.
    public let then: [ThenClause]
    /// Whether a `given` that matches nothing is a finding.
    public let isMatchRequired: Bool
    /// Whether some of its findings come with a fix.
    public let isFixable: Bool
    /// Whether the findings come from reading the files, or from comparing string tables, so that there is no `given` and no `then`.
    public let isReportedByReader: Bool
    let explanation: RuleExplanationText
    /// Where the rule's name stands.
    public let place: Node
    /// Where its message stands, or else its name.
    public let messagePlace: Node

    /// Whether its findings are those of string tables, whatever payloads there are.
    var isAboutStringTables: Bool { isReportedByReader && place.tree.source.name == "pushlint:string-tables" }

    /// What it asks for, in one sentence.
    public var description: String? { explanation.description }
    /// Why it matters: what the device does, what the user sees.
    public var reason: String? { explanation.reason }
    /// What its facts rest on, if it says so.
    public var evidence: Evidence? { explanation.evidence }
    /// Where its facts come from.
    public var sources: [String] { explanation.sources }
    /// What shows it, and tests it.
    public var examples: RuleExamples { explanation.examples }
}
