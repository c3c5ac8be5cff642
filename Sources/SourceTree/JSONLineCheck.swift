/// Goes through a text that has one JSON text a line, in memory that is used again for each line: for many lines of
/// which nearly all are as they should be.
public struct JSONLineCheck: Sendable {
    /// A line that needs a closer look.
    public struct Line: Sendable, Hashable {
        /// Counted from 1.
        public let number: Int
        /// Its bytes, without the line end.
        public let range: Range<Int>

        /// The same line in a text that begins so many bytes and lines earlier.
        public func moved(by bytes: Int, lines: Int) -> Line {
            Line(number: number + lines, range: range.lowerBound + bytes..<range.upperBound + bytes)
        }
    }

    /// The lines that are no JSON, have something irregular, or were not accepted.
    public private(set) var refused: [Line] = []
    /// How many lines hold anything but blanks.
    public private(set) var texts = 0
    /// How many lines there are.
    public private(set) var lines = 0

    /// - Parameter accepts: whether the value of a line, at index 0 of a view that must not be kept, is as it should be.
    ///   The view gives no nodes.
    public init(_ bytes: UnsafeBufferPointer<UInt8>, accepts: (TreeView) -> Bool) {
        let noTree = Tree.standIn(for: Source(name: "", bytes: []), at: 0..<0)
        var reader = JSONReader(UnsafeBufferPointer(rebasing: bytes[0..<0]))
        var start = 0
        while start < bytes.count {
            let end = JSONLineCheck.lineEnd(in: UnsafeRawBufferPointer(bytes), from: start)
            lines += 1
            let line = UnsafeBufferPointer(rebasing: bytes[start..<end])
            if line.contains(where: { !JSONLines.isBlank($0) }) {
                texts += 1
                if !JSONLineCheck.holds(line, &reader, noTree, accepts) {
                    refused.append(Line(number: lines, range: start..<end))
                }
            }
            start = end + 1
        }
    }

    /// Where the first line feed from an offset on stands, or else the end; eight bytes are looked at together.
    static func lineEnd(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
        let ones: UInt64 = 0x0101_0101_0101_0101
        var index = start
        while index + 8 <= bytes.count {
            // A byte of the word is zero where a line feed stands.
            let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) ^ (ones &* 0x0A)
            if (word &- ones) & ~word & (ones &* 0x80) != 0 { break }
            index += 8
        }
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
        return index
    }

    private static func holds(
        _ line: UnsafeBufferPointer<UInt8>, _ reader: inout JSONReader, _ tree: Tree, _ accepts: (TreeView) -> Bool
    ) -> Bool {
        reader.restart(with: line)
        do {
            try reader.readDocument()
        } catch {
            return false
        }
        guard reader.irregularities.isEmpty else { return false }
        return reader.records.withUnsafeBufferPointer { records in
            accepts(TreeView(tree: tree, records: records, bytes: line, ranges: nil))
        }
    }
}
