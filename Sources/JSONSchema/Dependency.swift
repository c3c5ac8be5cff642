/// What the presence of one property asks for.
struct Dependency: Sendable {
    /// A name table that holds just the property.
    let name: NameTable
    /// Into the program's required names.
    let required: Range<Int>
    /// A block for the whole object; negative for none.
    let block: Int
}
