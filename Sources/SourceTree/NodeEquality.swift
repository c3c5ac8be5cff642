extension Node {
    /// Whether two values are equal as JSON Schema and JSONPath define it (draft 2020-12 core, section 4.2.2; RFC 9535,
    /// section 2.3.5.2.2): numbers by their mathematical value, strings by code unit, objects without regard to order.
    public func hasSameValue(as other: Node) -> Bool {
        guard kind == other.kind else { return false }
        switch kind {
        case .null: return true
        case .boolean: return boolean == other.boolean
        case .number: return number == other.number
        case .string: return text.utf8.elementsEqual(other.text.utf8)
        case .array:
            var others = other.elements
            for element in elements {
                guard let partner = others.next(), element.hasSameValue(as: partner) else { return false }
            }
            return others.next() == nil
        case .object:
            guard count == other.count else { return false }
            return members.allSatisfy { member in
                other[member.name].map { member.value.hasSameValue(as: $0) } ?? false
            }
        }
    }
}
