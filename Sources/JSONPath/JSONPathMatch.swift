import SourceTree

/// One result of a query.
public enum JSONPathMatch: Sendable {
    /// A value in the document.
    case value(Node)
    /// A member's key, selected with `~`; the second node is the member's value.
    case key(Node, of: Node)
    /// An element's index, counted from 0, selected with `~`; the node is the element.
    case index(Int, of: Node)

    /// Where the match stands in the document: the value, the key, or the element whose index was selected.
    public var node: Node {
        switch self {
        case .value(let node), .index(_, let node), .key(let node, _): node
        }
    }

    /// The match's normalised path (RFC 9535, section 2.7); for a key or index, that of its value with `~` behind it.
    public var normalizedPath: String {
        switch self {
        case .value(let node): node.normalizedPath
        case .key(_, let node), .index(_, let node): node.normalizedPath + "~"
        }
    }
}
