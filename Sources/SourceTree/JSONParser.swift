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
        try parse(0..<source.bytes.count, of: source)
    }

    /// Reads a part of a text, with places in the whole.
    ///
    /// - Parameter isLine: whether the part is one line of a file that holds many.
    static func parse(_ range: Range<Int>, of source: Source, isLine: Bool = false) throws(SyntaxFault) -> Tree {
        guard range.count <= maximumSize else {
            throw SyntaxFault(
                "The text has \(range.count) bytes; more than 1 GiB is not read.",
                at: range.lowerBound..<range.lowerBound)
        }
        do {
            return try source.bytes.withUnsafeBufferPointer { bytes throws(JSONFault) in
                var reader = JSONReader(bytes, in: range)
                return try reader.tree(of: source)
            }
        } catch {
            throw explain(error, range, source, isLine)
        }
    }

    /// Reads a text without making a tree of it.
    ///
    /// - Parameters:
    ///   - mayRepeatKeys: whether the text is shown even if a key in it is repeated (`TreeView.repeatsKeys`).
    ///   - body: gets the text's value at index 0 of a view that must not be kept, and that gives no nodes.
    /// - Returns: what the body gives; nil where the text is broken, or has something irregular.
    public static func view<Result>(
        _ source: Source, mayRepeatKeys: Bool = false, _ body: (TreeView) -> Result
    ) -> Result? {
        guard source.bytes.count <= maximumSize else { return nil }
        let noTree = Tree.standIn(for: source, at: 0..<0)
        return source.bytes.withUnsafeBufferPointer { bytes in
            var reader = JSONReader(bytes)
            return reader.view(standingIn: noTree, mayRepeatKeys: mayRepeatKeys, body)
        }
    }

    /// What is wrong with a part of a text, told as of a text of its own.
    private static func explain(_ fault: JSONFault, _ range: Range<Int>, _ source: Source, _ isLine: Bool)
        -> SyntaxFault
    {
        let start = range.lowerBound
        let own = JSONDiagnosis(Array(source.bytes[range]), isLine: isLine).explain(fault.moved(by: -start))
        return SyntaxFault(own.message, at: own.range.lowerBound + start..<own.range.upperBound + start)
    }
}
