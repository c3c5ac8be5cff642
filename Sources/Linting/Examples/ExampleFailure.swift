import SourceTree

/// An example that does not bear out what its rule set says of it.
public struct ExampleFailure: Sendable {
    public let rule: String
    public let message: String
    /// The path of the rule set, as it is shown.
    public let file: String
    /// Where the example stands in its rule set.
    public let position: Position
}
