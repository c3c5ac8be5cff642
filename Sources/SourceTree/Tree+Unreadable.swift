extension Tree {
    /// A stand-in for a text that could not be read: one null value at the place of the fault, so that the fault can be
    /// told like one in a value.
    public static func standIn(for source: Source, at range: Range<Int>) -> Tree {
        Tree(source: source, records: [Record(kind: .null, start: range.lowerBound, end: range.upperBound, next: 1)])
    }
}
