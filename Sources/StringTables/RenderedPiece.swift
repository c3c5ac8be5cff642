/// A stretch of a text as a device shows it.
public struct RenderedPiece: Sendable, Hashable {
    /// Where a stretch comes from.
    public enum Origin: Sendable, Hashable {
        /// The text itself.
        case literal
        /// An argument, by its place among those that were sent, counted from 1.
        case argument(Int)
        /// A specifier for which no argument was sent.
        case missing
        /// A specifier that a string cannot fill; what a device shows depends on what lies in memory.
        case meaningless
    }

    /// What is shown; for a value that cannot be foretold, a word in angle quotation marks.
    public let text: String
    /// Where it comes from.
    public let origin: Origin

    /// A stretch with its origin.
    public init(_ text: String, _ origin: Origin = .literal) {
        self.text = text
        self.origin = origin
    }
}
