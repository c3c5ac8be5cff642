/// The function extensions of RFC 9535, section 2.4.
enum FunctionName: String, CaseIterable {
    case length, count, match, search, value

    /// How the function is called, for messages.
    var signature: String {
        switch self {
        case .length: "length(value)"
        case .count: "count(query)"
        case .match: "match(value, pattern)"
        case .search: "search(value, pattern)"
        case .value: "value(query)"
        }
    }

    var argumentCount: Int {
        switch self {
        case .length, .count, .value: 1
        case .match, .search: 2
        }
    }
}
