import SourceTree

/// The examples that a rule carries.
public struct RuleExamples: Sendable {
    public var valid: [RuleExample] = []
    public var invalid: [RuleExample] = []
}
