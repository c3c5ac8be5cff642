/// What is wrong with a pattern, or why a text could not be searched.
public struct RegularExpressionFault: Error, Sendable, Hashable {
    /// What kind of fault it is.
    public enum Kind: Sendable, Hashable {
        /// The pattern breaks the grammar of its dialect.
        case syntax
        /// The pattern is good, but uses something that cannot be done here.
        case unsupported
        /// The search was given up, since it would have taken far too long.
        case tooManySteps
        /// The text that was to be searched is not UTF-8.
        case notUTF8
    }

    /// What kind of fault it is.
    public let kind: Kind
    /// A sentence or two: what is wrong and what to do.
    public let message: String
    /// Where in the pattern, in bytes of UTF-8; 0 when the text is at fault.
    public let offset: Int

    init(_ kind: Kind, _ message: String, at offset: Int = 0) {
        self.kind = kind
        self.message = message
        self.offset = offset
    }
}
