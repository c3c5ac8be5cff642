import SourceTree

/// Equality of objects, whatever the order of their members.
enum ObjectComparison {
    /// From so many members on, names are looked up in a dictionary.
    private static let manyMembers = 64

    static func areEqual(_ first: TreeView, _ left: Int, _ second: TreeView, _ right: Int) -> Bool {
        let count = self.count(first, left)
        guard count == self.count(second, right) else { return false }
        if count > manyMembers { return areEqualByHash(first, left, second, right) }
        var cursor = PartCursor(first, left)
        // Members mostly stand in the same order, so that the search starts behind the last one found.
        var hint = right + 1
        while let part = cursor.next(first) {
            guard let key = key(equalTo: part.key, first, second, right, from: hint),
                ValueComparison.areEqual(first, part.value, second, key + 1)
            else { return false }
            hint = second.next(key + 1)
        }
        return true
    }

    private static func count(_ view: TreeView, _ object: Int) -> Int {
        var count = 0
        var cursor = PartCursor(view, object)
        while cursor.next(view) != nil { count += 1 }
        return count
    }

    private static func key(
        equalTo key: Int, _ first: TreeView, _ second: TreeView, _ object: Int, from hint: Int
    ) -> Int? {
        let end = second.next(object)
        var other = hint
        while other < end {
            if ValueComparison.areEqualTexts(first, key, second, other) { return other }
            other = second.next(other + 1)
        }
        other = object + 1
        while other < hint {
            if ValueComparison.areEqualTexts(first, key, second, other) { return other }
            other = second.next(other + 1)
        }
        return nil
    }

    private static func areEqualByHash(_ first: TreeView, _ left: Int, _ second: TreeView, _ right: Int) -> Bool {
        var keys: [Int: [Int]] = [:]
        var cursor = PartCursor(second, right)
        while let part = cursor.next(second) { keys[hash(second, part.key), default: []].append(part.key) }
        cursor = PartCursor(first, left)
        while let part = cursor.next(first) {
            let candidates = keys[hash(first, part.key)] ?? []
            guard
                let key = candidates.first(where: { ValueComparison.areEqualTexts(first, part.key, second, $0) }),
                ValueComparison.areEqual(first, part.value, second, key + 1)
            else { return false }
        }
        return true
    }

    private static func hash(_ view: TreeView, _ key: Int) -> Int {
        var hasher = Hasher()
        view.withText(key) { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        return hasher.finalize()
    }
}
