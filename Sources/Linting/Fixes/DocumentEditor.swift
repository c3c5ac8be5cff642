import SourceTree

/// Knows how a kind of text is changed so that it stays what it is: its indentation, line ends, commas and comments.
///
/// Each change is nil where it could not be made exactly.
protocol DocumentEditor {
    init(_ tree: Tree)

    /// Puts another value, given as JSON on one line, in a scalar's place.
    func replacement(of value: Node, with json: String) -> TextEdit?

    /// Gives a key another name, one without characters that need quotes.
    func renaming(of key: Node, to name: String) -> TextEdit?

    /// Takes a member out of its object, with the comma or line that belongs to it.
    func removal(of member: Member, from object: Node) -> [TextEdit]?

    /// Writes a member into an object.
    ///
    /// - Parameter neighbour: the member of the object that it comes behind; nil when the object is empty.
    func insertion(of moved: MovedMember, into object: Node, behind neighbour: Member?) -> TextEdit?
}

enum DocumentEditors {
    static func editor(for tree: Tree) -> any DocumentEditor {
        tree.isJSON ? JSONEditor(tree) : YAMLEditor(tree)
    }
}
