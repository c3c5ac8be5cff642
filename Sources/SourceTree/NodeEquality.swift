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
        case .object: return hasSameMembers(as: other)
        }
    }

    /// Few members are looked up one by one; many are gathered in a table, so that large objects stay cheap.
    private func hasSameMembers(as other: Node) -> Bool {
        let count = count
        guard count == other.count else { return false }
        guard count > 16 else {
            return members.allSatisfy { member in
                other[member.name].map { member.value.hasSameValue(as: $0) } ?? false
            }
        }
        var values: [[UInt8]: Node] = [:]
        values.reserveCapacity(count)
        for member in other.members { values[Array(member.name.utf8)] = member.value }
        return members.allSatisfy { member in
            values[Array(member.name.utf8)].map { member.value.hasSameValue(as: $0) } ?? false
        }
    }
}
