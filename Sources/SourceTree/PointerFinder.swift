/// Finds the pointers of many nodes of the same trees, looking through each collection once.
///
/// `Node.pointer` walks over a node's siblings each time, which is too slow for a finding at each of thousands.
public struct PointerFinder: Sendable {
    private struct KnownTree {
        /// Kept, so that no other tree can take its place in memory.
        let tree: Tree
        /// For each collection that was looked through, the indices at which its members or elements begin.
        var children: [Int: [Int]] = [:]
    }

    private var trees: [ObjectIdentifier: KnownTree] = [:]

    /// A finder that has seen no tree yet.
    public init() {}

    /// The same as `Node.pointer`.
    public mutating func pointer(of node: Node) -> JSONPointer {
        var tokens = node.tree.embedding.map { pointer(of: $0.host).tokens } ?? []
        let identity = ObjectIdentifier(node.tree)
        var known = trees.removeValue(forKey: identity) ?? KnownTree(tree: node.tree)
        var current = node.tree.root
        while current.index != node.index, let child = PointerFinder.child(of: current, holding: node.index, &known) {
            tokens.append(child.token)
            if child.isKey { break }
            current = child.node
        }
        trees[identity] = known
        return JSONPointer(tokens)
    }

    private static func child(
        of collection: Node, holding target: Int, _ known: inout KnownTree
    ) -> (token: String, node: Node, isKey: Bool)? {
        let starts = known.children[collection.index] ?? starts(in: collection)
        known.children[collection.index] = starts
        var low = 0
        var high = starts.count
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] <= target { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return nil }
        let node = Node(tree: collection.tree, index: starts[low - 1])
        guard collection.kind == .object else { return (String(low - 1), node, false) }
        return (node.text, Node(tree: collection.tree, index: node.index + 1), node.index == target)
    }

    private static func starts(in collection: Node) -> [Int] {
        collection.kind == .object ? collection.members.map(\.key.index) : collection.elements.map(\.index)
    }
}
