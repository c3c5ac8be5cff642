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

    /// - Parameters:
    ///   - mayRepeatKeys: whether lines are shown even if a key in them is repeated (`TreeView.repeatsKeys`).
    ///   - accepts: whether the value of a line, at index 0 of a view that must not be kept, is as it should be. The view
    ///     gives no nodes (see `Tree.init(_:of:)`); places are counted in the whole text.
    public init(
        _ bytes: UnsafeBufferPointer<UInt8>, mayRepeatKeys: Bool = false, accepts: (TreeView) -> Bool
    ) {
        let noTree = Tree.standIn(for: Source(name: "", bytes: []), at: 0..<0)
        var reader = JSONReader(bytes, in: 0..<0)
        lines = JSONLineCheck.forEachText(in: bytes) { line in
            texts += 1
            reader.restart(with: bytes, in: line.range)
            let isAccepted = reader.view(standingIn: noTree, mayRepeatKeys: mayRepeatKeys, accepts)
            if isAccepted != true { refused.append(line) }
        }
    }

    /// Calls a function with each line that holds anything but blanks.
    ///
    /// - Returns: how many lines there are.
    static func forEachText(in bytes: UnsafeBufferPointer<UInt8>, _ body: (Line) -> Void) -> Int {
        var start = 0
        var number = 0
        while start < bytes.count {
            let end = ByteScan.firstIndex(of: UInt8(ascii: "\n"), in: bytes, from: start)
            number += 1
            if bytes[start..<end].contains(where: { !JSONLines.isBlank($0) }) {
                body(Line(number: number, range: start..<end))
            }
            start = end + 1
        }
        return number
    }
}
