/// `properties`, `patternProperties`, `additionalProperties` and `required` of one schema, checked in one pass.
struct ObjectRule: Sendable {
    /// The names that are known or required.
    var names: NameTable
    /// Into the program's pattern rules.
    var patterns: Range<Int>
    /// The block for the other properties; negative for none.
    var additional: Int
    /// Into the program's required names.
    var required: Range<Int>

    /// Whether the rule asks for properties and nothing else.
    var isRequirement: Bool { additional < 0 && patterns.isEmpty && !required.isEmpty }
}
