/// A value in a property list, with its place in the file.
struct PropertyListNode: Sendable {
    indirect enum Value: Sendable {
        case string(String)
        case dictionary([Member])
        case array([PropertyListNode])
        /// Anything that no string table has a use for, by its name in a message.
        case other(String)

        /// The word for it in a message, with its article.
        var described: String {
            switch self {
            case .string: "a text"
            case .dictionary: "a dictionary"
            case .array: "an array"
            case .other(let name): name
            }
        }
    }

    struct Member: Sendable {
        let key: String
        let keyRange: Range<Int>
        let value: PropertyListNode
    }

    let value: Value
    /// Bytes in the file: the content of a text, the start tag of anything else; empty in a binary property list.
    let range: Range<Int>

    var string: String? {
        if case .string(let text) = value { return text }
        return nil
    }

    var members: [Member]? {
        if case .dictionary(let members) = value { return members }
        return nil
    }
}
