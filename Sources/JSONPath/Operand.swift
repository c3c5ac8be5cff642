/// Something in a filter that has one value, or none.
indirect enum Operand: Sendable {
    case literal(Literal)
    /// A singular query.
    case path(Path)
    /// `@property`: the name or index of the child that the filter looks at, as a string.
    case property
    /// The `length` function (RFC 9535, section 2.4.4).
    case length(Operand)
    /// The `count` function (RFC 9535, section 2.4.5).
    case count(Path)
    /// The `value` function (RFC 9535, section 2.4.8).
    case value(Path)
}
