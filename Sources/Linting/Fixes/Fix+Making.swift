import SourceTree

extension Fix {
    /// Puts another value in a scalar's place.
    ///
    /// - Parameter json: the value as JSON on one line.
    /// - Returns: nil where the change cannot be made exactly.
    static func writing(_ json: String, inPlaceOf value: Node, title: String) -> Fix? {
        let editor = DocumentEditors.editor(for: value.tree)
        return fix(title, [editor.replacement(of: value, with: json)], in: value.tree)
    }

    /// Gives a member another name and, if one is given, another value.
    ///
    /// - Returns: nil where the change cannot be made exactly.
    static func renaming(_ member: Member, to name: String, value: String? = nil, title: String) -> Fix? {
        let editor = DocumentEditors.editor(for: member.key.tree)
        var edits = [editor.renaming(of: member.key, to: name)]
        if let value { edits.append(editor.replacement(of: member.value, with: value)) }
        return fix(title, edits, in: member.key.tree)
    }

    /// Takes a member out of its object and writes it into another one of the same text, behind all that is there.
    ///
    /// - Returns: nil where the change cannot be made exactly.
    static func moving(_ moved: MovedMember, into object: Node, title: String) -> Fix? {
        let tree = moved.member.key.tree
        guard object.tree === tree else { return nil }
        let editor = DocumentEditors.editor(for: tree)
        var last: Member?
        for member in object.members { last = member }
        guard let removal = editor.removal(of: moved.member, from: moved.origin),
            let insertion = editor.insertion(of: moved, into: object, behind: last)
        else { return nil }
        return fix(title, removal + [insertion], in: tree)
    }

    /// Whether objects are small enough to be changed member by member. Ones with more members could never be sent, and
    /// the time that looking for each one's neighbours takes would grow with the square of their number.
    static func isFeasible(in objects: Node...) -> Bool {
        objects.allSatisfy { object in !object.members.dropFirst(1000).contains { _ in true } }
    }

    private static func fix(_ title: String, _ edits: [TextEdit?], in tree: Tree) -> Fix? {
        let placed = edits.compactMap { $0?.edit(in: tree) }
        let fix = Fix(title: title, edits: placed)
        let isDisjoint = zip(fix.edits, fix.edits.dropFirst()).allSatisfy {
            $0.range.upperBound <= $1.range.lowerBound
        }
        return placed.count == edits.count && isDisjoint ? fix : nil
    }
}
