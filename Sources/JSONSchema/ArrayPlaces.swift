import SourceTree

/// Where the parts of an array rule stand in the schema.
struct ArrayPlaces: Sendable {
    var prefixItems: Node?
    var items: Node?
}
