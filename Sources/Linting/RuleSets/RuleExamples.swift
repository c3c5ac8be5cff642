import SourceTree

/// The examples that a rule carries.
public struct RuleExamples: Sendable {
    /// Examples in which the rule finds nothing.
    public var valid: [RuleExample] = []
    /// Examples in which it finds what is marked.
    public var invalid: [RuleExample] = []
}
