import SourceTree

/// Equality of values as JSON Schema defines it (draft 2020-12 core, section 4.2.2), over borrowed trees.
enum ValueComparison {
    static func areEqual(_ view: TreeView, _ index: Int, _ literal: Node) -> Bool {
        guard view.kind(index) == literal.kind else { return false }
        return literal.tree.withView { areEqual(view, index, $0, literal.index) }
    }

    static func areEqual(_ first: TreeView, _ left: Int, _ second: TreeView, _ right: Int) -> Bool {
        guard first.kind(left) == second.kind(right) else { return false }
        switch first.kind(left) {
        case .null: return true
        case .boolean: return isTrue(first, left) == isTrue(second, right)
        case .number: return areEqualNumbers(first, left, second, right)
        case .string: return areEqualTexts(first, left, second, right)
        case .array:
            var (item, other) = (left + 1, right + 1)
            let (end, otherEnd) = (first.next(left), second.next(right))
            while item < end, other < otherEnd {
                guard areEqual(first, item, second, other) else { return false }
                (item, other) = (first.next(item), second.next(other))
            }
            return item == end && other == otherEnd
        case .object: return ObjectComparison.areEqual(first, left, second, right)
        }
    }

    private static func isTrue(_ view: TreeView, _ index: Int) -> Bool {
        guard let first = view.plainText(index)?.first else { return false }
        return first | 0x20 == UInt8(ascii: "t")
    }

    private static func areEqualNumbers(_ first: TreeView, _ left: Int, _ second: TreeView, _ right: Int) -> Bool {
        guard let text = first.plainText(left), let other = second.plainText(right) else { return false }
        if let number = CompactDecimal(text), let otherNumber = CompactDecimal(other) { return number == otherNumber }
        return first.number(left) == second.number(right)
    }

    static func areEqualTexts(_ first: TreeView, _ left: Int, _ second: TreeView, _ right: Int) -> Bool {
        first.withText(left) { text in second.withText(right) { text.elementsEqual($0) } }
    }
}

// MARK: Uniqueness

extension ValueComparison {
    /// Up to this many items, comparing each with each is cheapest.
    private static let fewItems = 16

    static func hasUniqueItems(_ view: TreeView, _ array: Int) -> Bool {
        firstRepetition(view, array) == nil
    }

    /// The first item that equals an earlier one, with the earlier one.
    static func firstRepetition(_ view: TreeView, _ array: Int) -> (item: Int, earlier: Int)? {
        var count = 0
        var cursor = PartCursor(view, array)
        while count <= fewItems, let part = cursor.next(view) {
            count += 1
            var earlier = array + 1
            while earlier < part.value {
                if areEqual(view, earlier, view, part.value) { return (part.value, earlier) }
                earlier = view.next(earlier)
            }
        }
        return count > fewItems ? firstRepetitionByHash(view, array) : nil
    }

    private static func firstRepetitionByHash(_ view: TreeView, _ array: Int) -> (item: Int, earlier: Int)? {
        var seen: [Int: [Int]] = [:]
        var cursor = PartCursor(view, array)
        while let part = cursor.next(view) {
            var hasher = Hasher()
            hash(view, part.value, &hasher)
            let value = hasher.finalize()
            for earlier in seen[value] ?? [] where areEqual(view, earlier, view, part.value) {
                return (part.value, earlier)
            }
            seen[value, default: []].append(part.value)
        }
        return nil
    }

    /// Equal values have equal hashes: numbers by value, objects without regard to order.
    private static func hash(_ view: TreeView, _ index: Int, _ hasher: inout Hasher) {
        let kind = view.kind(index)
        hasher.combine(kind.rawValue)
        switch kind {
        case .null: break
        case .boolean: hasher.combine(isTrue(view, index))
        case .number:
            if let number = view.plainText(index).flatMap({ CompactDecimal($0) }) {
                hasher.combine(number)
            } else {
                hasher.combine(view.number(index))
            }
        case .string: view.withText(index) { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        case .array:
            var cursor = PartCursor(view, index)
            while let part = cursor.next(view) { hash(view, part.value, &hasher) }
        case .object:
            var sum = 0
            var cursor = PartCursor(view, index)
            while let part = cursor.next(view) {
                var member = Hasher()
                view.withText(part.key) { member.combine(bytes: UnsafeRawBufferPointer($0)) }
                hash(view, part.value, &member)
                sum ^= member.finalize()
            }
            hasher.combine(sum)
        }
    }
}
