/// All that is wrong in a schema, in the order in which it was found.
public struct SchemaFaults: Error, Sendable, Hashable {
    /// At least one.
    public let faults: [SchemaFault]

    /// All faults of a schema.
    public init(_ faults: [SchemaFault]) {
        self.faults = faults
    }
}
