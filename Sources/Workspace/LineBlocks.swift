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
    }

    /// The longest line that is read, in bytes.
    public static let maximumLine = 64 << 20
    private static let blockSize = 1 << 18

    private let file: OpenFile
    private let path: Path
    private let longestLine: Int
    private var rest: [UInt8] = []
    private var line = 1
    private var offset = 0
    private var hasEnded = false

    /// Opens a regular file; a link is followed.
    ///
    /// - Parameter longestLine: the longest line that is read, in bytes.
    /// - Throws: a problem that says what stands there instead, or why it cannot be read.
    public init(of path: Path, longestLine: Int = maximumLine) throws(FileProblem) {
        if let objection = try SystemCalls.status(of: path).objection { throw FileProblem(objection, at: path) }
        file = try OpenFile.reading(path)
        self.path = path
        self.longestLine = longestLine
    }

    private init(_ file: consuming OpenFile, _ path: Path) {
        self.file = file
        self.path = path
        longestLine = LineBlocks.maximumLine
    }

    /// The lines of standard input.
    public static func standardInput() -> LineBlocks {
        LineBlocks(OpenFile.standardInput(), "-")
    }

    /// Whether the next block can be had without waiting for whoever writes it.
    public var isReady: Bool { hasEnded || file.isReady }

    /// The next lines: as many as can be read at once, and at least one; nil at the end.
    ///
    /// - Throws: a problem when the file cannot be read any further, or a line is longer than is read.
    public mutating func next() throws(FileProblem) -> Block? {
        while !hasEnded {
            let piece = try file.piece(room: LineBlocks.blockSize)
            if piece.isEmpty {
                hasEnded = true
            } else if let end = piece.lastIndex(of: UInt8(ascii: "\n")) {
                let lines = rest + piece[...end]
                rest = Array(piece[(end + 1)...])
                return block(of: lines)
            } else {
                rest += piece
                if rest.count > longestLine {
                    throw FileProblem(.longLine(number: line, limit: longestLine), at: path)
                }
            }
        }
        defer { rest = [] }
        return rest.isEmpty ? nil : block(of: rest)
    }

    private mutating func block(of lines: [UInt8]) -> Block {
        defer {
            line += lines.count { $0 == UInt8(ascii: "\n") }
            offset += lines.count
        }
        return Block(bytes: lines, firstLine: line, offset: offset)
    }
}
