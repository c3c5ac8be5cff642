/// A parsed text: its bytes and one flat array of records. Every value and key knows its byte range.
///
/// JSON strings are decoded only when asked for. A YAML tree carries the scalars' decoded text beside the source,
/// since there the text and the bytes differ (folding, plain scalars, escapes of YAML's own).
public final class Tree: Sendable {
    /// The text that was parsed.
    public let source: Source
    /// What was found while reading that does not stop the reading, in order of place.
    public let irregularities: [Irregularity]
    /// Set when this text was carried inside a string of another file.
    public let embedding: Embedding?
    /// Set when this text was made from another one of the same length, such as a template: the one that people open.
    public let shown: Source?
    @usableFromInline let records: [Record]
    @usableFromInline let scalars: DecodedScalars?
    /// Set when it is to be written down what is asked about the values.
    @usableFromInline let watch: ValueWatch?
    /// Where the parts of large collections begin, once that was looked for.
    let parts = Guarded<[Int: [Int]]>([:])

    init(
        source: Source, records: [Record], scalars: DecodedScalars? = nil, irregularities: [Irregularity] = [],
        embedding: Embedding? = nil, shown: Source? = nil, watch: ValueWatch? = nil
    ) {
        self.source = source
        self.records = records
        self.scalars = scalars
        self.irregularities = irregularities
        self.embedding = embedding
        self.shown = shown
        self.watch = watch
    }

    /// Whether the values' texts were decoded from another notation than JSON's, so that the bytes are not JSON.
    public var isDecoded: Bool { scalars != nil }

    /// The document's one value.
    public var root: Node { Node(tree: self, index: 0) }

    /// The same tree, known to stand inside a string of another one.
    public func embedded(_ embedding: Embedding) -> Tree {
        Tree(
            source: source, records: records, scalars: scalars, irregularities: irregularities, embedding: embedding,
            shown: shown)
    }

    /// The same tree, known to be read from a text that was made from another one, byte for byte at the same places.
    public func madeFrom(_ original: Source) -> Tree {
        Tree(
            source: source, records: records, scalars: scalars, irregularities: irregularities, embedding: embedding,
            shown: original)
    }

    /// The file that people open: the outermost one for an embedded text.
    public var file: Source { embedding.map { $0.host.tree.file } ?? shown ?? source }

    /// A byte range of this text as a byte range of `file`.
    public func rangeInFile(_ range: Range<Int>) -> Range<Int> {
        guard let embedding else { return range }
        return embedding.host.tree.rangeInFile(embedding.outerRange(of: range))
    }
}

extension Tree {
    /// The value or key whose bytes start at an offset of this text; of several, the innermost.
    public func node(startingAt offset: Int) -> Node? {
        // Records stand in the order of their places.
        var low = 0
        var high = records.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(records[middle].start) <= offset { low = middle } else { high = middle }
        }
        return !records.isEmpty && Int(records[low].start) == offset ? Node(tree: self, index: low) : nil
    }
}

extension Tree {
    /// A copy of what a view shows of a JSON text.
    ///
    /// - Parameters:
    ///   - source: the whole text, in which the view counts its places.
    ///   - watch: where it is to be written down what is asked about the values.
    public convenience init(_ view: TreeView, of source: Source, watch: ValueWatch? = nil) {
        self.init(source: source, records: Array(view.records), watch: watch)
    }

    /// Whether it is written down what is asked about the values.
    public var isWatched: Bool { watch != nil }

    @usableFromInline @inline(never)
    func note(_ question: ValueQuestion, of index: Int) { watch?.note(question, of: index) }
}
