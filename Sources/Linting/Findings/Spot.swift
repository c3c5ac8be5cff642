import SourceTree

/// A place in a file, before anyone has counted its lines.
public struct Spot: Sendable {
    public let file: Source
    /// Bytes in the file.
    public let range: Range<Int>
    public let pointer: JSONPointer
    /// Line and column of the range's ends, where they are known already, as for a file that is not UTF-8.
    let positions: ClosedRange<Position>?

    public init(
        file: Source, range: Range<Int>, pointer: JSONPointer = JSONPointer([]),
        positions: ClosedRange<Position>? = nil
    ) {
        self.file = file
        self.range = range
        self.pointer = pointer
        self.positions = positions
    }

    public init(_ node: Node) {
        self.init(file: node.tree.file, range: node.rangeInFile, pointer: node.pointer)
    }
}
