/// A place in a text as people count: line and column both start at 1.
public struct Position: Sendable, Hashable, Comparable {
    /// Counted from 1.
    public let line: Int
    /// Counted in characters, that is, Unicode scalar values: an "é" of one scalar, a "界" and an "😀" each count 1.
    public let column: Int

    /// A place by line and column, both from 1.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    public static func < (left: Position, right: Position) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}
