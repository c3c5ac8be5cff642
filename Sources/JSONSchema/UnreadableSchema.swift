import SourceTree

/// Why a document to which a schema refers cannot be used; a resolver throws it.
public struct UnreadableSchema: Error, Sendable, CustomStringConvertible {
    /// A sentence or two for people.
    public let message: String
    /// Where in the document it is broken; nil where the reference itself is at fault.
    public let place: Node?

    /// A reason, and where in the document it lies.
    public init(_ message: String, at place: Node? = nil) {
        self.message = message
        self.place = place
    }

    /// The message.
    public var description: String { message }
}
