import SourceTree

/// A place in a file, before anyone has counted its lines.
public struct Spot: Sendable {
    /// The file that people open.
    public let file: Source
    /// Bytes in the file.
    public let range: Range<Int>
    /// The place as a JSON Pointer (RFC 6901) in that file.
    public var pointer: JSONPointer {
        switch pointed {
        case .pointer(let pointer): pointer
        case .node(let node): node.pointer
        }
    }
    private let pointed: Pointed
    /// Line and column of the range's ends, where they are known already, as for a file that is not UTF-8.
    let positions: ClosedRange<Position>?

    /// What the pointer is taken from, when somebody asks for it.
    private enum Pointed: Sendable {
        case pointer(JSONPointer)
        case node(Node)
    }

    /// A place by its bytes.
    public init(
        file: Source, range: Range<Int>, pointer: JSONPointer = JSONPointer([]),
        positions: ClosedRange<Position>? = nil
    ) {
        self.file = file
        self.range = range
        pointed = .pointer(pointer)
        self.positions = positions
    }

    /// The place of a value or a key, in the file that people open.
    public init(_ node: Node) {
        file = node.tree.file
        range = node.rangeToTell
        pointed = .node(node)
        positions = nil
    }
}
