/// A key and its value in an object.
public struct Member: Sendable {
    public let key: Node
    public let value: Node

    /// The key's decoded text.
    public var name: String { key.text }
}
