import JSONSchema
import SourceTree

/// A mistake in a rule set or a configuration: the run cannot go on with it.
public struct RuleSetFault: Error, Sendable, Hashable {
    /// What is wrong, and what was probably meant.
    public let message: String
    /// The path as it is shown.
    public let file: String
    /// The first character.
    public let start: Position
    /// Behind the last character.
    public let end: Position

    /// A mistake at a place in a file.
    public init(_ message: String, at spot: Spot) {
        var resolver = PlaceResolver()
        let place = resolver.place(of: spot)
        self.message = message
        file = place.file
        start = place.start
        end = place.end
    }

    /// A mistake at a key or value.
    public init(_ message: String, at node: Node) {
        self.init(message, at: Spot(node))
    }
    /// Something wrong, or only likely to be, in a schema.
    public init(_ fault: SchemaFault) {
        self.init(fault.message, at: fault.place)
    }
}
