import JSONSchema

/// What a key of a payload beside `aps` holds, as a JSON Schema.
public struct CustomKeySchema: Sendable {
    /// The key.
    public let key: String
    /// What stands there.
    public let schema: JSONSchema
}
