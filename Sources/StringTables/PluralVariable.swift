import SourceTree

/// A part of a plural text: a number, and a form for each plural category.
public struct PluralVariable: Sendable, Hashable {
    /// One of a variable's texts.
    public struct Form: Sendable, Hashable {
        public let category: PluralCategory
        public let text: String
        /// The text's bytes in the file.
        public let range: Range<Int>
        public let pointer: JSONPointer

        public init(category: PluralCategory, text: String, range: Range<Int>, pointer: JSONPointer) {
            self.category = category
            self.text = text
            self.range = range
            self.pointer = pointer
        }
    }

    public let name: String
    /// The specifier of the number without its percent sign: `d`, `lld`, `lu`, `@`.
    public let valueType: String?
    /// The number of the argument, counted from 1, where a catalog states it.
    public let argumentNumber: Int?
    public let forms: [Form]
    /// The bytes of the variable's name in the file.
    public let range: Range<Int>
    public let pointer: JSONPointer

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
