/// `prefixItems` and `items` of one schema.
struct ArrayRule: Sendable {
    /// Into the program's block lists.
    var prefix: Range<Int>
    /// The block for the items behind; negative for none.
    var rest: Int
}
