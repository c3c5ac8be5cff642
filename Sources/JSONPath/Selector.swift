/// What a segment selects among the children of a value (RFC 9535, section 2.3).
enum Selector: Sendable {
    case name(String)
    case wildcard
    case index(Int)
    case slice(Slice)
    case filter(Condition)

    /// The name, if it selects by name.
    var name: String? {
        if case .name(let name) = self { name } else { nil }
    }
}
