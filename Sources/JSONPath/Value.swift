import SourceTree

/// What an operand comes to while a filter runs.
enum Value {
    /// The special result of the standard for a query without a match (RFC 9535, section 2.4.1).
    case nothing
    case node(Node)
    case literal(Literal)

    /// Equality as RFC 9535, section 2.3.5.2.2, defines it.
    func equals(_ other: Value) -> Bool {
        switch (self, other) {
        case (.nothing, .nothing): true
        case (.node(let left), .node(let right)): left.hasSameValue(as: right)
        case (.node(let node), .literal(let literal)), (.literal(let literal), .node(let node)):
            Value.equal(node, literal)
        case (.literal(let left), .literal(let right)): Value.equal(left, right)
        case (.nothing, _), (_, .nothing): false
        }
    }

    /// Whether this value is smaller: numbers by value, strings by Unicode scalar value; false for anything else (RFC
    /// 9535, section 2.3.5.2.2).
    func precedes(_ other: Value) -> Bool {
        if let number, let otherNumber = other.number { return number < otherNumber }
        // The order of well-formed UTF-8 is that of the scalar values.
        if let string, let otherString = other.string {
            return string.utf8.lexicographicallyPrecedes(otherString.utf8)
        }
        return false
    }

    var string: String? {
        switch self {
        case .node(let node): node.string
        case .literal(.string(let text)): text
        default: nil
        }
    }

    private var number: ExactNumber? {
        switch self {
        case .node(let node): node.number
        case .literal(.number(let number)): number
        default: nil
        }
    }

    private static func equal(_ node: Node, _ literal: Literal) -> Bool {
        switch literal {
        case .null: node.kind == .null
        case .boolean(let boolean): node.boolean == boolean
        case .number(let number): node.number == number
        case .string(let text): node.equals(text)
        }
    }

    private static func equal(_ left: Literal, _ right: Literal) -> Bool {
        switch (left, right) {
        case (.null, .null): true
        case (.boolean(let left), .boolean(let right)): left == right
        case (.number(let left), .number(let right)): left == right
        case (.string(let left), .string(let right)): left.utf8.elementsEqual(right.utf8)
        default: false
        }
    }
}
