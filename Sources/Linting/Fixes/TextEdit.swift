import SourceTree

/// A change to a tree's own text, which may stand inside a string of another one.
struct TextEdit: Sendable {
    enum Piece: Sendable {
        /// Text of our own.
        case text(String)
        /// Bytes of the tree's text, which in the file are copied as they are written there.
        case copy(Range<Int>)
    }

    /// Bytes in the tree's text; empty for an insertion.
    let range: Range<Int>
    let pieces: [Piece]

    init(_ range: Range<Int>, _ pieces: [Piece]) {
        self.range = range
        self.pieces = pieces
    }

    /// An insertion.
    init(at offset: Int, _ pieces: [Piece]) {
        self.init(offset..<offset, pieces)
    }

    /// The change as one of the file that people open; nil where the text's bytes cannot be told in it.
    func edit(in tree: Tree) -> Fix.Edit? {
        guard tree.isExactInFile else { return nil }
        guard let embedding = tree.embedding else {
            return Fix.Edit(range: range, replacement: replacement(in: tree.source.bytes))
        }
        let outer = TextEdit(
            embedding.outerRange(of: range),
            pieces.map { piece in
                switch piece {
                case .text(let text): .text(JSONText.escaped(text))
                case .copy(let range): .copy(embedding.outerRange(of: range))
                }
            })
        return outer.edit(in: embedding.host.tree)
    }

    private func replacement(in bytes: [UInt8]) -> [UInt8] {
        pieces.flatMap { piece in
            switch piece {
            case .text(let text): Array(text.utf8)
            case .copy(let range): Array(bytes[range])
            }
        }
    }
}
