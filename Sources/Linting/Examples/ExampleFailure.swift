import SourceTree

/// An example that does not bear out what its rule set says of it.
public struct ExampleFailure: Sendable {
    /// The rule's name.
    public let rule: String
    /// What came out otherwise than the example says.
    public let message: String
    /// The path of the rule set, as it is shown.
    public let file: String
    /// Where the example stands in its rule set.
    public let position: Position
}
