import SourceTree

/// Something wrong in a string table, found while reading it.
public struct TableFault: Sendable, Hashable {
    /// How bad it is for the people who use the app.
    public enum Seriousness: Sendable, Hashable, Comparable {
        /// Worth knowing; nothing is lost.
        case info
        /// Something is likely not as meant.
        case warning
        /// Texts are lost or wrong.
        case error
    }

    /// Another place in the same file that explains the fault.
    public struct RelatedPlace: Sendable, Hashable {
        /// The fault as a sentence.
        public let message: String
        /// Bytes in the file.
        public let range: Range<Int>
        /// Where it is, as a path of keys.
        public let pointer: JSONPointer

        /// A place that a fault also concerns.
        public init(message: String, range: Range<Int>, pointer: JSONPointer) {
            self.message = message
            self.range = range
            self.pointer = pointer
        }
    }

    /// The rule that the fault falls under.
    public let rule: Rule
    /// How much it matters.
    public let seriousness: Seriousness
    /// What is wrong, what the device makes of it, and what to do.
    public let message: String
    /// Bytes in the file; empty where something is missing.
    public let range: Range<Int>
    /// Where it is, as a path of keys.
    public let pointer: JSONPointer
    /// Other places that it concerns.
    public let related: [RelatedPlace]

    /// A fault in a table.
    public init(
        _ rule: Rule, _ seriousness: Seriousness, _ message: String, at range: Range<Int>,
        pointer: JSONPointer = JSONPointer([]), related: [RelatedPlace] = []
    ) {
        self.rule = rule
        self.seriousness = seriousness
        self.message = message
        self.range = range
        self.pointer = pointer
        self.related = related
    }
}

extension TableFault {
    /// The rules that reading a table can find broken, by the name that a rule set knows them by.
    public enum Rule: String, Sendable, Hashable, CaseIterable {
        /// A `.strings` file, or a property list in its place, breaks its grammar.
        case stringsSyntax = "strings-syntax"
        /// A table's bytes are in no encoding that a device reads.
        case stringsEncoding = "strings-encoding"
        /// A key stands twice in a table.
        case stringsDuplicateKey = "strings-duplicate-key"
        /// An escape does nothing, or something else than its writer meant.
        case stringsEscape = "strings-escape"
        /// A value in a table is no text.
        case stringsValueType = "strings-value-type"
        /// A `.stringsdict` file is no well-formed property list.
        case stringsDictionarySyntax = "stringsdict-syntax"
        /// An entry of a `.stringsdict` lacks a part, or has one that no reader knows.
        case stringsDictionaryStructure = "stringsdict-structure"
        /// The plural categories do not fit the language.
        case pluralCategories = "plural-categories"
        /// A plural form's format specifier contradicts the variable's value type.
        case pluralValueType = "plural-value-type"
        /// A catalog is no well-formed JSON.
        case jsonSyntax = "json-syntax"
        /// A catalog repeats a name in an object.
        case jsonDuplicateKey = "json-duplicate-key"
        /// A catalog has a part that its compiler does not know, or lacks one.
        case catalogStructure = "catalog-structure"
    }
}
