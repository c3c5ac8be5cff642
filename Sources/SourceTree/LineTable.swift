/// Where each line of a text starts, so that byte offsets can be told as line and column.
///
/// A line ends with LF, CR LF or a lone CR. A text that is not UTF-8 is counted as if every byte that does not
/// continue a sequence were a character.
public struct LineTable: Sendable {
    private let bytes: [UInt8]
    private let lineStarts: [Int]
    private let start: Int

    public init(_ bytes: [UInt8]) {
        self.bytes = bytes
        // A byte order mark is no character of the first line.
        start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var starts = [start]
        var index = start
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte == UInt8(ascii: "\n") {
                starts.append(index)
            } else if byte == UInt8(ascii: "\r"), index >= bytes.count || bytes[index] != UInt8(ascii: "\n") {
                starts.append(index)
            }
        }
        lineStarts = starts
    }

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
        var column = 1
        for byte in bytes[lineStarts[low]..<offset] where byte & 0xC0 != 0x80 { column += 1 }
        return Position(line: low + 1, column: column)
    }

    /// The bytes of a line, counted from 1, without its line end.
    public func byteRange(ofLine line: Int) -> Range<Int> {
        let begin = lineStarts[line - 1]
        var end = line < lineStarts.count ? lineStarts[line] : bytes.count
        while end > begin, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return begin..<end
    }
}
