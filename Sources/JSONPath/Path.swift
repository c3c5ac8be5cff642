/// A query's segments and where they start.
struct Path: Sendable {
    enum Origin: Sendable {
        /// `$`, the value that the whole query was given.
        case root
        /// `@`, the child that a filter looks at.
        case current
    }

    let origin: Origin
    let steps: [Step]
    /// Whether it selects at most one value, whatever the document (RFC 9535, section 2.3.5.1).
    let isSingular: Bool

    init(origin: Origin, steps: [Step]) {
        self.origin = origin
        self.steps = steps
        isSingular = steps.allSatisfy(\.isSingular)
    }
}
