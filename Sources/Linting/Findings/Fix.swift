/// What would put a problem right: changes to the file that it is in, all of them or none.
public struct Fix: Sendable, Hashable {
    /// One change: these bytes of the file become that text.
    public struct Edit: Sendable, Hashable {
        /// Bytes in the file; empty for an insertion.
        public let range: Range<Int>
        /// In UTF-8.
        public let replacement: [UInt8]

        /// A change: the bytes of a range are replaced by others.
        public init(range: Range<Int>, replacement: [UInt8]) {
            self.range = range
            self.replacement = replacement
        }
    }

    /// What it does, as an editor would offer it: “Move “order” beside aps”.
    public let title: String
    /// Sorted by place; none overlaps another.
    public let edits: [Edit]

    /// A fix with its edits, in the file that people open.
    public init(title: String, edits: [Edit]) {
        self.title = title
        self.edits = edits.sorted {
            ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
        }
    }
}
