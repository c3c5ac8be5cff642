import SourceTree

/// A mistake in a rule set or a configuration: the run cannot go on with it.
public struct RuleSetFault: Error, Sendable, Hashable {
    public let message: String
    /// The path as it is shown.
    public let file: String
    public let start: Position
    public let end: Position

    public init(_ message: String, at spot: Spot) {
        var resolver = PlaceResolver()
        let place = resolver.place(of: spot)
        self.message = message
        file = place.file
        start = place.start
        end = place.end
    }

    public init(_ message: String, at node: Node) {
        self.init(message, at: Spot(node))
    }
}
