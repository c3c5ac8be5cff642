/// One value or key in a tree: sixteen bytes, so that a payload's tree lies in a few cache lines.
///
/// An object's record is followed by key, value, key, value, ...; an array's by its elements. `next` is the index
/// behind the last record that belongs to this one, which is the next sibling where there is one.
@usableFromInline
struct Record: Sendable {
    @usableFromInline let kind: NodeKind
    /// For a string: its content differs from the bytes between its quotes, since it holds escapes.
    @usableFromInline let hasEscapes: Bool
    /// First byte, quotes included.
    @usableFromInline let start: UInt32
    /// Behind the last byte, quotes included.
    @usableFromInline var end: UInt32
    @usableFromInline var next: UInt32

    @usableFromInline
    init(kind: NodeKind, hasEscapes: Bool = false, start: Int, end: Int, next: Int) {
        self.kind = kind
        self.hasEscapes = hasEscapes
        self.start = UInt32(truncatingIfNeeded: start)
        self.end = UInt32(truncatingIfNeeded: end)
        self.next = UInt32(truncatingIfNeeded: next)
    }

    /// Its bytes, quotes included.
    var range: Range<Int> { Int(start)..<Int(end) }
}
