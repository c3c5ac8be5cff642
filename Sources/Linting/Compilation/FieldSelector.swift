import JSONPath
import SourceTree

/// The `field` of a rule's `then`: which part of the selected value the function gets.
///
/// As in Spectral, save that a field of a value that is no object or array is missing, instead of being ignored.
enum FieldSelector: Sendable {
    /// The value itself.
    case whole
    /// Each key of an object, each index of an array.
    case keys
    /// A key, or keys and indices one below the other; the text as it is written may itself be a key with dots.
    case member(String, path: [String])
    /// What a JSONPath selects, counted from the value.
    case query(JSONPathQuery)

    init(_ text: String?) throws(SyntaxFault) {
        guard let text else {
            self = .whole
            return
        }
        if text == "@key" {
            self = .keys
        } else if text.hasPrefix("$") {
            self = .query(try JSONPathQuery(text, dialect: .ruleSets))
        } else {
            self = .member(text, path: FieldSelector.path(text))
        }
    }

    func forEachSubject(of node: Node, _ body: (Subject) -> Void) {
        switch self {
        case .whole: body(Subject(node))
        case .keys:
            for member in node.members { body(Subject(member.key)) }
        case .member(let name, let path):
            if let value = node[name] { return body(Subject(value)) }
            body(subject(at: path, of: node))
        case .query(let query):
            var hasMatched = false
            query.forEachNode(in: node) { match in
                hasMatched = true
                body(Subject(match))
            }
            if !hasMatched { body(Subject(missing: query.text, in: node)) }
        }
    }

    private func subject(at path: [String], of node: Node) -> Subject {
        var current = node
        for (depth, token) in path.enumerated() {
            guard let next = current.descendant(at: JSONPointer([token])) else {
                return Subject(missing: path[depth...].joined(separator: "."), in: current)
            }
            current = next
        }
        return Subject(current)
    }

    /// Splits `alert.title`, `items[0].name` and `a["b.c"]` into their parts.
    private static func path(_ text: String) -> [String] {
        var tokens: [String] = []
        var current = ""
        var rest = text[...]
        while let character = rest.popFirst() {
            switch character {
            case ".":
                if !current.isEmpty { tokens.append(current) }
                current = ""
            case "[":
                if !current.isEmpty { tokens.append(current) }
                current = ""
                let inner = rest.prefix { $0 != "]" }
                rest = rest.dropFirst(inner.count).dropFirst()
                tokens.append(inner.trimmingQuotes)
            default: current.append(character)
            }
        }
        if !current.isEmpty { tokens.append(current) }
        return tokens
    }
}

extension Substring {
    /// The text without a pair of quotation marks around it.
    fileprivate var trimmingQuotes: String {
        guard count >= 2, let first, first == "\"" || first == "'", last == first else { return String(self) }
        return String(dropFirst().dropLast())
    }
}
