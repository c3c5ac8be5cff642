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
        guard !kind.isScalar, let (start, position) = tree.part(of: index, holding: target) else { return nil }
        let part = Node(tree: tree, index: start)
        return kind == .object
            ? (.member(key: part), Node(tree: tree, index: start + 1)) : (.element(position), part)
    }

    /// The elements of an array; empty for anything else.
    public var elementArray: [Node] {
        var nodes: [Node] = []
        nodes.reserveCapacity(count)
        nodes.append(contentsOf: elements)
        return nodes
    }

    /// Calls a function with each member of an object whose value is of a kind, in the order in which they are written.
    public func forEachMember(holding kind: NodeKind, _ body: (Member) -> Void) {
        guard self.kind == .object else { return }
        var key = index + 1
        let end = next
        while key < end {
            if tree.records[key + 1].kind == kind {
                body(Member(key: Node(tree: tree, index: key), value: Node(tree: tree, index: key + 1)))
            }
            key = Int(tree.records[key + 1].next)
        }
    }

    /// The kind that the values of all members have; nil where they differ, or there are none.
    public var kindOfAllMembers: NodeKind? {
        guard kind == .object else { return nil }
        return tree.records.withUnsafeBufferPointer { records in
            let end = Int(records[index].next)
            var common: NodeKind?
            var key = index + 1
            while key < end {
                let kind = records[key + 1].kind
                if let common, common != kind { return nil }
                common = kind
                key = Int(records[key + 1].next)
            }
            return common
        }
    }

    /// Whether the value, or any inside of it, is null.
    public var holdsNull: Bool {
        tree.records.withUnsafeBufferPointer { $0[index..<next].contains { $0.kind == .null } }
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
