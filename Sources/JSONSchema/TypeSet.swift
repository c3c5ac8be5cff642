import SourceTree

/// The types that the keyword `type` allows (draft 2020-12 validation, section 6.1.1).
struct TypeSet: OptionSet, Sendable, Hashable {
    let rawValue: UInt8

    static let null = TypeSet(rawValue: 1)
    static let boolean = TypeSet(rawValue: 2)
    static let number = TypeSet(rawValue: 4)
    static let string = TypeSet(rawValue: 8)
    static let array = TypeSet(rawValue: 16)
    static let object = TypeSet(rawValue: 32)
    static let integer = TypeSet(rawValue: 64)

    /// Each type's name, in the order of a message, with its words.
    static let names: [(name: String, words: String, type: TypeSet)] = [
        ("string", "a string", .string), ("integer", "an integer", .integer), ("number", "a number", .number),
        ("boolean", "a boolean", .boolean), ("object", "an object", .object), ("array", "an array", .array),
        ("null", "null", .null),
    ]

    /// The type of this kind, as a set; for a number that of any number.
    init(_ kind: NodeKind) {
        self.init(rawValue: 1 << kind.rawValue)
    }

    init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The types in words: "a string or null".
    var words: String {
        Enumeration.joined(
            TypeSet.names.filter { contains($0.type) && !($0.type == .integer && contains(.number)) }.map(\.words))
    }
}
