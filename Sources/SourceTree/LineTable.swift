/// Where each line of a text starts, so that byte offsets can be told as line and column.
///
/// A line ends with LF, CR LF or a lone CR; in a source that holds one text a line, with LF alone. A text that is not
/// UTF-8 is counted as if every byte that does not continue a sequence were a character.
public struct LineTable: Sendable {
    private let bytes: [UInt8]
    private let lineStarts: [Int]
    private let start: Int
    /// How many characters begin before each block of bytes, so that a column in a very long line is found quickly.
    private let blockCounts: [Int]

    private static let blockLength = 1024

    /// Looks through a source once, for its line ends.
    public init(_ source: Source) { self.init(source.bytes, onlyLineFeeds: source.holdsLines) }

    /// Looks through a text once, for its line ends.
    ///
    /// - Parameter onlyLineFeeds: whether nothing else ends a line, and a byte order mark counts as a character. Places
    ///   in a line then do not depend on which lines stand before it.
    public init(_ bytes: [UInt8], onlyLineFeeds: Bool = false) {
        self.bytes = bytes
        // A byte order mark is no character of the first line.
        start = !onlyLineFeeds && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var starts = [start]
        var index = start
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte == UInt8(ascii: "\n") {
                starts.append(index)
            } else if byte == UInt8(ascii: "\r"), !onlyLineFeeds,
                index >= bytes.count || bytes[index] != UInt8(ascii: "\n")
            {
                starts.append(index)
            }
        }
        lineStarts = starts
        var counts = [0]
        counts.reserveCapacity(bytes.count / LineTable.blockLength + 1)
        for block in stride(from: 0, to: bytes.count, by: LineTable.blockLength) {
            let end = min(block + LineTable.blockLength, bytes.count)
            counts.append((counts.last ?? 0) + bytes[block..<end].count { $0 & 0xC0 != 0x80 })
        }
        blockCounts = counts
    }

    /// How many lines the text has, an empty last one included.
    public var lineCount: Int { lineStarts.count }

    /// The line and column of a byte offset; an offset past the end is the end.
    public func position(of offset: Int) -> Position {
        let offset = min(max(offset, start), bytes.count)
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return Position(line: low + 1, column: 1 + characters(before: offset) - characters(before: lineStarts[low]))
    }

    private func characters(before offset: Int) -> Int {
        let block = offset / LineTable.blockLength
        return blockCounts[block] + bytes[block * LineTable.blockLength..<offset].count { $0 & 0xC0 != 0x80 }
    }

    /// The byte offset of a line and column; the line's end for a column behind it.
    ///
    /// - Parameter position: a line that the text has.
    public func offset(of position: Position) -> Int {
        let line = byteRange(ofLine: position.line)
        let wanted = characters(before: line.lowerBound) + position.column - 1
        var low = 0
        var high = blockCounts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if blockCounts[middle] <= wanted { low = middle } else { high = middle }
        }
        var offset = max(min(low * LineTable.blockLength, line.upperBound), line.lowerBound)
        var count = characters(before: offset)
        while offset < line.upperBound {
            if bytes[offset] & 0xC0 != 0x80 {
                if count >= wanted { return offset }
                count += 1
            }
            offset += 1
        }
        return line.upperBound
    }

    /// The bytes of a line, counted from 1, without its line end.
    public func byteRange(ofLine line: Int) -> Range<Int> {
        let begin = lineStarts[line - 1]
        var end = line < lineStarts.count ? lineStarts[line] : bytes.count
        while end > begin, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return begin..<end
    }
}
