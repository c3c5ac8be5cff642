/// A parsed text: its bytes and one flat array of records. Every value and key knows its byte range.
///
/// JSON strings are decoded only when asked for. A YAML tree carries the scalars' decoded text beside the source,
/// since there the text and the bytes differ (folding, plain scalars, escapes of YAML's own).
public final class Tree: Sendable {
    public let source: Source
    /// What was found while reading that does not stop the reading, in order of place.
    public let irregularities: [Irregularity]
    /// Set when this text was carried inside a string of another file.
    public let embedding: Embedding?
    @usableFromInline let records: [Record]
    @usableFromInline let scalars: DecodedScalars?

    init(
        source: Source, records: [Record], scalars: DecodedScalars? = nil, irregularities: [Irregularity] = [],
        embedding: Embedding? = nil
    ) {
        self.source = source
        self.records = records
        self.scalars = scalars
        self.irregularities = irregularities
        self.embedding = embedding
    }

    /// Whether the values' texts were decoded from another notation than JSON's, so that the bytes are not JSON.
    public var isDecoded: Bool { scalars != nil }

    public var root: Node { Node(tree: self, index: 0) }

    /// The same tree, known to stand inside a string of another one.
    public func embedded(_ embedding: Embedding) -> Tree {
        Tree(
            source: source, records: records, scalars: scalars, irregularities: irregularities, embedding: embedding)
    }

    /// The file that people open: the outermost one for an embedded text.
    public var file: Source { embedding.map { $0.host.tree.file } ?? source }

    /// A byte range of this text as a byte range of `file`.
    public func rangeInFile(_ range: Range<Int>) -> Range<Int> {
        guard let embedding else { return range }
        return embedding.host.tree.rangeInFile(embedding.outerRange(of: range))
    }
}

extension Tree {
    /// The value or key whose bytes start at an offset of this text; of several, the innermost.
    public func node(startingAt offset: Int) -> Node? {
        records.lastIndex { Int($0.start) == offset }.map { Node(tree: self, index: $0) }
    }
}
