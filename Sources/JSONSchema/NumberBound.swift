import SourceTree

/// A number in a schema, in the form that is fast where it fits, and in the one that always holds it.
struct NumberBound: Sendable {
    let compact: CompactDecimal?
    let exact: ExactNumber
}
