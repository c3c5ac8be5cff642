/// What has been read in a filter before it is known which part it plays.
struct Term {
    enum Content {
        case literal(Literal)
        case path(Path)
        case property
        /// A function whose result is a value.
        case value(Operand)
        /// A function whose result is true or false.
        case test(PatternTest)
    }

    let content: Content
    /// Its bytes in the query's text.
    let range: Range<Int>

    init(_ content: Content, _ range: Range<Int>) {
        self.content = content
        self.range = range
    }
}
