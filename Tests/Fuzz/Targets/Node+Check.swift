import SourceTree

extension Node {
    /// Every value of a document has a place in it, and the pointer to it leads back to it.
    ///
    /// - Parameter followsPointers: whether each value is at the place that its pointer names, which does not hold for
    ///   repeated keys.
    func check(in bytes: [UInt8], followsPointers: Bool) {
        var budget = 2000
        check(in: bytes, root: self, followsPointers, &budget)
    }

    private func check(in bytes: [UInt8], root: Node, _ followsPointers: Bool, _ budget: inout Int) {
        budget -= 1
        guard budget > 0 else { return }
        precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count)
        _ = text
        _ = number?.integer
        if followsPointers { precondition(root.descendant(at: pointer) == self) }
        for element in elements { element.check(in: bytes, root: root, followsPointers, &budget) }
        for member in members {
            precondition(self.member(member.name) != nil)
            member.value.check(in: bytes, root: root, followsPointers, &budget)
        }
    }
}
