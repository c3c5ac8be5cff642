import JSONSchema

/// What a key of a payload beside `aps` holds, as a JSON Schema.
public struct CustomKeySchema: Sendable {
    public let key: String
    public let schema: JSONSchema
}
