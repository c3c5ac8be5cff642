import SourceTree

/// Whether a template's placeholder stands anywhere in a tree: looked for once, however many payloads the tree holds.
final class TreePlaceholders {
    let tree: Tree
    private(set) lazy var areThere = TemplatePlaceholder.stands(anywhereIn: tree)

    init(_ tree: Tree) { self.tree = tree }

    /// - Parameter areThere: what is known already.
    init(_ tree: Tree, areThere: Bool) {
        self.tree = tree
        self.areThere = areThere
    }
}
