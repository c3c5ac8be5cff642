/// One step down a tree, from a collection to what lies directly inside of it.
public enum NodeStep: Sendable {
    /// To the member with this key.
    case member(key: Node)
    /// To the element at this index, counted from 0.
    case element(Int)

    /// As a token of a JSON Pointer.
    public var token: String {
        switch self {
        case .member(let key): key.text
        case .element(let position): String(position)
        }
    }
}
