/// Two values and how they are to compare (RFC 9535, section 2.3.5.2.2).
struct Comparison: Sendable {
    enum Relation: Sendable {
        case equal, unequal, less, lessOrEqual, greater, greaterOrEqual
    }

    let left: Operand
    let relation: Relation
    let right: Operand

    func holds(_ left: Value, _ right: Value) -> Bool {
        switch relation {
        case .equal: left.equals(right)
        case .unequal: !left.equals(right)
        case .less: left.precedes(right)
        case .lessOrEqual: left.precedes(right) || left.equals(right)
        case .greater: right.precedes(left)
        case .greaterOrEqual: right.precedes(left) || left.equals(right)
        }
    }
}
