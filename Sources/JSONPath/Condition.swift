/// What a filter asks of a child (RFC 9535, section 2.3.5).
indirect enum Condition: Sendable {
    case any([Condition])
    case all([Condition])
    case not(Condition)
    case exists(Path)
    /// `@property` by itself: whether the value has a name or index.
    case hasProperty
    case comparison(Comparison)
    case pattern(PatternTest)
}
