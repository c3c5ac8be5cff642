/// Where each line of a text starts, so that byte offsets can be told as line and column.
///
/// A line ends with LF, CR LF or a lone CR. A text that is not UTF-8 is counted as if every byte that does not
/// continue a sequence were a character.
public struct LineTable: Sendable {
    private let bytes: [UInt8]
    private let lineStarts: [Int]
    private let start: Int
    /// How many characters begin before each multiple of `markDistance`, where a line is long enough to need it.
    private let marks: [Int]

    private static let markDistance = 1024

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
        let longest = zip(starts, starts.dropFirst() + [bytes.count]).lazy.map { $1 - $0 }.max() ?? 0
        marks = longest > 4 * LineTable.markDistance ? LineTable.marks(bytes) : []
    }

    private static func marks(_ bytes: [UInt8]) -> [Int] {
        var marks = [0]
        var count = 0
        var place = 0
        while place < bytes.count {
            let end = min(place + markDistance, bytes.count)
            for byte in bytes[place..<end] where byte & 0xC0 != 0x80 { count += 1 }
            marks.append(count)
            place = end
        }
        return marks
    }

    /// How many characters begin between two places.
    private func characters(from start: Int, to end: Int) -> Int {
        let first = start / LineTable.markDistance + 1
        let last = end / LineTable.markDistance
        guard last > first, last < marks.count else { return LineTable.count(bytes[start..<end]) }
        return LineTable.count(bytes[start..<first * LineTable.markDistance]) + marks[last] - marks[first]
            + LineTable.count(bytes[last * LineTable.markDistance..<end])
    }

    private static func count(_ bytes: ArraySlice<UInt8>) -> Int {
        var count = 0
        for byte in bytes where byte & 0xC0 != 0x80 { count += 1 }
        return count
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
        return Position(line: low + 1, column: 1 + characters(from: lineStarts[low], to: offset))
    }

    /// The bytes of a line, counted from 1, without its line end.
    public func byteRange(ofLine line: Int) -> Range<Int> {
        let begin = lineStarts[line - 1]
        var end = line < lineStarts.count ? lineStarts[line] : bytes.count
        while end > begin, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return begin..<end
    }
}
