import SourceTree

/// How a message calls a value: by its key, its number in an array, or plainly.
enum Subject {
    static func name(of index: Int, in view: TreeView) -> String {
        let steps = view.node(index).stepsFromRoot
        switch steps.last {
        case .member(let key): return (key.index == index ? "The name " : "") + quoted(key)
        case .element(let position):
            return "Item \(position + 1)" + (holder(in: steps.dropLast()).map { " of \(quoted($0))" } ?? "")
        case nil: return "The value"
        }
    }

    /// The key of the nearest member that holds what the steps lead to.
    private static func holder(in steps: ArraySlice<NodeStep>) -> Node? {
        for case .member(let key) in steps.reversed() { return key }
        return nil
    }

    private static func quoted(_ key: Node) -> String { "`\(key.text)`" }
}
