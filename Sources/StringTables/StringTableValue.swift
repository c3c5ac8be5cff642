import SourceTree

/// What a string table has for a key.
public indirect enum StringTableValue: Sendable, Hashable {
    /// A plain text.
    case text(String)
    /// A text whose parts depend on numbers.
    case plural(PluralText)
    /// Texts for devices or widths.
    case variations([Variation])
    /// A value that is no text, such as an array: its description for a message, with its article.
    case unusable(String)

    /// One of several texts, chosen by the device's kind or by the room there is.
    public struct Variation: Sendable, Hashable {
        /// `iphone`, `ipad`, ..., `other`, or a width in a `NSStringVariableWidthRuleType` entry.
        public let name: String
        /// What is shown in this case.
        public let value: StringTableValue
        /// The text's bytes in the file.
        public let range: Range<Int>
        /// Where it stands, as a path of keys.
        public let pointer: JSONPointer

        /// A case of a value that varies.
        public init(name: String, value: StringTableValue, range: Range<Int>, pointer: JSONPointer) {
            self.name = name
            self.value = value
            self.range = range
            self.pointer = pointer
        }
    }

    /// The plain text, if the value is one.
    public var text: String? {
        if case .text(let text) = self { return text }
        return nil
    }

    /// The plain text that a phone shows: of several by device, the one for `iphone`, else `other`; of several by width, the widest.
    public var phoneText: String? {
        switch self {
        case .text(let text): text
        case .plural, .unusable: nil
        case .variations(let variations):
            (variations.first { $0.name == "iphone" } ?? variations.first { $0.name == "other" }
                ?? variations.last { Int($0.name) != nil })?.value.phoneText
        }
    }

    /// Whether a plural rule has a part in it, for any device.
    public var isPlural: Bool {
        switch self {
        case .plural: true
        case .text, .unusable: false
        case .variations(let variations): variations.contains { $0.value.isPlural }
        }
    }
}
