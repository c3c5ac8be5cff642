import JSONSchema

/// What the Swift types of one Live Activity decode, as JSON Schemas.
public struct LiveActivitySchemas: Sendable {
    /// The name of the ActivityAttributes type, which `attributes-type` names.
    public let name: String
    /// What its attributes look like, if that is known.
    public let attributes: JSONSchema?
    /// What its content state looks like, if that is known.
    public let contentState: JSONSchema?
}
