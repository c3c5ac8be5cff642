import SourceTree

/// One example: a payload, and what else it takes, with a mark `↓` before each place that is to be flagged.
public struct RuleExample: Sendable {
    /// The mark; it is taken out before the text is linted.
    public static let mark: Unicode.Scalar = "↓"

    /// The payload's text; nil when the example is about another file.
    public let payload: String?
    /// A configuration's text in YAML, if the example needs one.
    public let configuration: Node?
    /// Further files by their path, such as string tables.
    public let files: [(path: String, text: String)]
    /// Where the example stands in its rule set.
    public let place: Node
}
