/// A file or standard input, read in blocks of whole lines, so that one of any length takes little memory.
public struct LineBlocks: ~Copyable {
    /// Whole lines, as they follow one another in the file.
    public struct Block: Sendable {
        /// The lines with their ends; the file's last one may have none.
        public let bytes: [UInt8]
        /// The number of the first line, counted from 1.
        public let firstLine: Int
        /// Where the first line starts in the file, in bytes.
        public let offset: Int
        /// Whether the block stands for one line that is longer than is read; it has no bytes then.
        public var isTooLong = false
    }

    /// The longest line that is read unless another limit is given, in bytes.
    public static let maximumLine = 64 << 20
    /// How many bytes are read at once.
    static let pieceSize = 1 << 18

    private let file: OpenFile
    private let limit: Int
    /// The start of a line that goes on in what is not read yet; empty once it is too long.
    private var rest: [UInt8] = []
    /// How long that line is so far, in bytes.
    private var held = 0
    /// What was read behind a line that is too long.
    private var pending: [UInt8] = []
    private var line = 1
    private var offset = 0
    private var hasEnded = false

    /// Opens a regular file; a link is followed.
    ///
    /// - Parameter limit: the longest line that is read, in bytes, and at least as many as are read at once.
    /// - Throws: a problem that says what stands there instead, or why it cannot be read.
    public init(of path: Path, limit: Int = maximumLine) throws(FileProblem) {
        if let objection = try SystemCalls.status(of: path).objection { throw FileProblem(objection, at: path) }
        file = try OpenFile.reading(path)
        self.limit = limit
    }

    private init(_ file: consuming OpenFile) {
        self.file = file
        limit = LineBlocks.maximumLine
    }

    /// The lines of standard input.
    public static func standardInput() -> LineBlocks {
        LineBlocks(OpenFile.standardInput())
    }

    /// Whether the next block can be had without waiting for whoever writes it.
    public var isReady: Bool { !pending.isEmpty || hasEnded || file.isReady }

    /// The next lines: as many as can be read at once, and at least one; nil at the end.
    ///
    /// - Throws: a problem when the file cannot be read any further.
    public mutating func next() throws(FileProblem) -> Block? {
        while let piece = try nextPiece() {
            guard let first = piece.firstIndex(of: LineBlocks.lineFeed),
                let last = piece.lastIndex(of: LineBlocks.lineFeed)
            else {
                hold(piece)
                continue
            }
            if held + first > limit {
                pending = Array(piece[(first + 1)...])
                return longLine(held + first + 1)
            }
            let lines = rest + piece[...last]
            (rest, held) = ([], 0)
            hold(Array(piece[(last + 1)...]))
            return block(of: lines)
        }
        defer { (rest, held) = ([], 0) }
        if held > limit { return longLine(held) }
        return rest.isEmpty ? nil : block(of: rest)
    }

    private static let lineFeed = UInt8(ascii: "\n")

    private mutating func nextPiece() throws(FileProblem) -> [UInt8]? {
        if hasEnded { return nil }
        if !pending.isEmpty {
            defer { pending = [] }
            return pending
        }
        let piece = try file.piece(room: LineBlocks.pieceSize)
        if !piece.isEmpty { return piece }
        hasEnded = true
        return nil
    }

    /// Keeps a part of a line, unless that is too long to be kept.
    private mutating func hold(_ part: [UInt8]) {
        held += part.count
        if held > limit { rest = [] } else { rest += part }
    }

    private mutating func longLine(_ length: Int) -> Block {
        defer {
            line += 1
            offset += length
            (rest, held) = ([], 0)
        }
        return Block(bytes: [], firstLine: line, offset: offset, isTooLong: true)
    }

    private mutating func block(of lines: [UInt8]) -> Block {
        defer {
            line += LineFeeds.count(in: lines)
            offset += lines.count
        }
        return Block(bytes: lines, firstLine: line, offset: offset)
    }
}
