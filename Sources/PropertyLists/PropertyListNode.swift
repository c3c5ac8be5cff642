/// A value in a property list, with its place in the file.
package struct PropertyListNode: Sendable {
    package indirect enum Value: Sendable {
        case string(String)
        case dictionary([Member])
        case array([PropertyListNode])
        case boolean(Bool)
        /// Anything that no string table has a use for, by its name in a message.
        case other(String)

        /// The word for it in a message, with its article.
        package var described: String {
            switch self {
            case .string: "a text"
            case .dictionary: "a dictionary"
            case .array: "an array"
            case .boolean: "a boolean"
            case .other(let name): name
            }
        }
    }

    package struct Member: Sendable {
        package let key: String
        package let keyRange: Range<Int>
        package let value: PropertyListNode
    }

    package let value: Value
    /// Bytes in the file: the content of a text, the start tag of anything else; empty in a binary property list.
    package let range: Range<Int>

    package var string: String? {
        if case .string(let text) = value { return text }
        return nil
    }

    package var members: [Member]? {
        if case .dictionary(let members) = value { return members }
        return nil
    }
}
