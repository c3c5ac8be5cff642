import SourceTree

/// Where the parts of an object rule stand in the schema.
struct ObjectPlaces: Sendable {
    var properties: Node?
    var patternProperties: Node?
    var additionalProperties: Node?
    var required: Node?
}
