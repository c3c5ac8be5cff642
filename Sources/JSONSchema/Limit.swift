/// What stopped an evaluation before its end.
enum Limit: Sendable {
    case depth
    case steps
    /// The search for a pattern, with the reason in words.
    case search(String)

    var message: String {
        switch self {
        case .depth:
            "The value cannot be checked: it leads into more than \(Evaluator.maximumDepth) schemas inside one another."
        case .steps:
            "The value cannot be checked: its schema needs too many steps. Alternatives inside alternatives "
                + "(`anyOf`, `oneOf`, `not`) are the usual reason; a `const` or `type` that tells them apart helps."
        case .search(let reason): reason
        }
    }
}
