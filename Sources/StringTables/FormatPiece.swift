/// A stretch of a format text, as the formatter goes through it.
enum FormatPiece: Sendable {
    /// Bytes that are printed as they are.
    case literal(Range<Int>)
    /// The specifier of this index.
    case specifier(Int)
    /// A text in place of the bytes that were read over.
    case replaced(String)
}
