/// One segment of a compiled query (RFC 9535, section 2.5).
enum Step: Sendable {
    /// A child segment with one name selector.
    case member(String)
    /// A child segment with one index selector; a negative index counts from the end.
    case element(Int)
    case children([Selector])
    case descendants([Selector])
    /// The value that holds the current one; `^` in rule sets.
    case parent

    /// The names that it selects; nil when it selects by anything else.
    var names: [String]? {
        switch self {
        case .member(let name): [name]
        case .children(let selectors): selectors.allSatisfy { $0.name != nil } ? selectors.compactMap(\.name) : nil
        case .element, .descendants, .parent: nil
        }
    }

    /// Whether it selects at most one value (RFC 9535, section 2.3.5.1).
    var isSingular: Bool {
        switch self {
        case .member, .element, .parent: true
        case .children, .descendants: false
        }
    }
}
