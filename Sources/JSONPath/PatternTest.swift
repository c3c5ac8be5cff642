/// A call of the `match` or `search` function (RFC 9535, sections 2.4.6 and 2.4.7).
struct PatternTest: Sendable {
    enum Source: Sendable {
        /// A pattern that the query spells out; nil when it is no I-Regexp, which then matches nothing.
        case compiled(Pattern?)
        /// A pattern that is taken from the document or computed.
        case computed(Operand)
    }

    let subject: Operand
    let pattern: Source
    let extent: Pattern.Extent
}
