/// A key and its value in an object.
public struct Member: Sendable {
    /// The key, a string.
    public let key: Node
    /// The value.
    public let value: Node

    /// The key's decoded text.
    public var name: String { key.text }
}
