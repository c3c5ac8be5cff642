import SourceTree

/// Something wrong in a schema itself.
public struct SchemaFault: Sendable, Hashable {
    /// A sentence or two: what stands there, what was expected, what to do next.
    public let message: String
    /// The keyword's value, or the key, at fault: in the schema's own tree, or in that of a schema it refers to.
    public let place: Node

    /// A fault at a place in a schema.
    public init(_ message: String, at place: Node) {
        self.message = message
        self.place = place
    }
}
