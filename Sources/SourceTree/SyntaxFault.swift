/// A text that breaks its grammar: what is wrong, where, and what to do.
public struct SyntaxFault: Error, Sendable, Hashable {
    /// A sentence or two: what stands there, what was expected, what to do next.
    public let message: String
    /// The bytes at fault in the text that was read; empty where something is missing.
    public let range: Range<Int>

    /// A fault at bytes of the text that was read.
    public init(_ message: String, at range: Range<Int>) {
        self.message = message
        self.range = range
    }
}
