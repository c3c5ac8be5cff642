/// A pattern of `patternProperties` with the block for what it matches.
struct PatternRule: Sendable {
    /// Into the program's patterns.
    let pattern: Int
    let block: Int
}
