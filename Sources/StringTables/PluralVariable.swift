import SourceTree

/// A part of a plural text: a number, and a form for each plural category.
public struct PluralVariable: Sendable, Hashable {
    /// One of a variable's texts.
    public struct Form: Sendable, Hashable {
        /// The plural category for which it is shown.
        public let category: PluralCategory
        /// What is shown.
        public let text: String
        /// The text's bytes in the file.
        public let range: Range<Int>
        /// Where it stands, as a path of keys.
        public let pointer: JSONPointer

        /// A form for one plural category.
        public init(category: PluralCategory, text: String, range: Range<Int>, pointer: JSONPointer) {
            self.category = category
            self.text = text
            self.range = range
            self.pointer = pointer
        }
    }

    /// The name by which the format refers to it.
    public let name: String
    /// The specifier of the number without its percent sign: `d`, `lld`, `lu`, `@`.
    public let valueType: String?
    /// The number of the argument, counted from 1, where a catalog states it.
    public let argumentNumber: Int?
    /// Its forms in the order in which they are written.
    public let forms: [Form]
    /// The bytes of the variable's name in the file.
    public let range: Range<Int>
    /// Where it stands, as a path of keys.
    public let pointer: JSONPointer

    /// A variable with its forms.
    public init(
        name: String, valueType: String?, argumentNumber: Int? = nil, forms: [Form], range: Range<Int>,
        pointer: JSONPointer
    ) {
        self.name = name
        self.valueType = valueType
        self.argumentNumber = argumentNumber
        self.forms = forms
        self.range = range
        self.pointer = pointer
    }
}
