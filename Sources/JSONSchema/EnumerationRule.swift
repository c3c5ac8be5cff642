/// The values of `enum` or `const`.
struct EnumerationRule: Sendable {
    /// The strings among them.
    let strings: NameTable
    /// All of them, in the program's literals.
    let literals: Range<Int>
    let hasOthersThanStrings: Bool
}
