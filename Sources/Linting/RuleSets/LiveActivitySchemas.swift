import JSONSchema

/// What the Swift types of one Live Activity decode, as JSON Schemas.
public struct LiveActivitySchemas: Sendable {
    /// The name of the ActivityAttributes type, which `attributes-type` names.
    public let name: String
    public let attributes: JSONSchema?
    public let contentState: JSONSchema?
}
