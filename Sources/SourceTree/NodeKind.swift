/// The six kinds of value that JSON knows (RFC 8259, section 3).
public enum NodeKind: UInt8, Sendable {
    case null, boolean, number, string, array, object

    /// Whether a value of the kind holds no others.
    @inlinable public var isScalar: Bool { rawValue < NodeKind.array.rawValue }

    /// The word for it in a message, with its article.
    public var described: String {
        switch self {
        case .null: "null"
        case .boolean: "a boolean"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}
