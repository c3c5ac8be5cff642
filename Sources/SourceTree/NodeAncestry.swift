extension Node {
    /// The array or object that directly holds this value or key; nil for the root.
    public var parent: Node? {
        var candidate = index - 1
        while candidate >= 0 {
            if Int(tree.records[candidate].next) > index { return Node(tree: tree, index: candidate) }
            candidate -= 1
        }
        return nil
    }

    /// The way from the tree's root to this value; for a key, to its value. Of a text inside a string of another file,
    /// the way starts at that text's own root.
    public var stepsFromRoot: [NodeStep] {
        var steps: [NodeStep] = []
        var current = tree.root
        while current.index != index {
            guard let (step, node) = current.step(towards: index) else { break }
            steps.append(step)
            if case .member(let key) = step, key.index == index { break }
            current = node
        }
        return steps
    }

    private func step(towards target: Int) -> (NodeStep, Node)? {
        switch kind {
        case .object:
            for member in members where member.value.next > target { return (.member(key: member.key), member.value) }
        case .array:
            var position = 0
            for element in elements {
                if element.next > target { return (.element(position), element) }
                position += 1
            }
        default: break
        }
        return nil
    }

    /// The array or object itself and every one inside of it, each before those that it holds, in document order; empty
    /// for a scalar.
    public var collections: Collections {
        Collections(tree: tree, index: index, end: kind.rawValue < NodeKind.array.rawValue ? index : next)
    }

    /// The arrays and objects of a subtree, one after the other.
    public struct Collections: Sequence, IteratorProtocol, Sendable {
        let tree: Tree
        var index: Int
        let end: Int

        public mutating func next() -> Node? {
            while index < end {
                let candidate = index
                index += 1
                // A key is a string, so it is never taken for a collection.
                if tree.records[candidate].kind.rawValue >= NodeKind.array.rawValue {
                    return Node(tree: tree, index: candidate)
                }
            }
            return nil
        }
    }
}
