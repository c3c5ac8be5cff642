/// Reads JSON text as RFC 8259 defines it, strictly, and keeps the place of every value and key.
///
/// Reading stops at the first syntax fault. Two things are noted in the tree's `irregularities` and read over: a byte
/// order mark at the start and repeated keys. Decided where the standard leaves a choice: texts over 1 GiB and
/// nesting deeper than `maximumDepth` are refused, numbers have no limit, and an escaped surrogate without its partner
/// is refused, since Apple's own readers refuse it.
public enum JSONParser {
    /// How many arrays and objects may stand inside one another; Foundation's own reader has the same limit.
    public static let maximumDepth = 512
    /// The largest text, in bytes.
    public static let maximumSize = 1 << 30

    /// Reads a text.
    ///
    /// - Throws: the first syntax fault, with its bytes in the source.
    public static func parse(_ source: Source) throws(SyntaxFault) -> Tree {
        try parse(source, isLine: false)
    }

    /// - Parameter isLine: whether the text is one line of a file that holds many.
    static func parse(_ source: Source, isLine: Bool) throws(SyntaxFault) -> Tree {
        guard source.bytes.count <= maximumSize else {
            throw SyntaxFault("The text has \(source.bytes.count) bytes; more than 1 GiB is not read.", at: 0..<0)
        }
        do {
            return try source.bytes.withUnsafeBufferPointer { bytes throws(JSONFault) in
                var reader = JSONReader(bytes)
                try reader.readDocument()
                return Tree(
                    source: source, records: reader.records,
                    irregularities: reader.irregularities.sorted { $0.range.lowerBound < $1.range.lowerBound })
            }
        } catch {
            throw JSONDiagnosis(source.bytes, isLine: isLine).explain(error)
        }
    }
}
