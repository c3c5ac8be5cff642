import SourceTree

/// Changes JSON text. Between two values there is nothing but whitespace and a comma, so that every change is exact.
struct JSONEditor: DocumentEditor {
    private let lines: TextLines

    init(_ tree: Tree) {
        lines = TextLines(bytes: tree.source.bytes)
    }

    func replacement(of value: Node, with json: String) -> TextEdit? {
        TextEdit(value.range, [.text(json)])
    }

    func renaming(of key: Node, to name: String) -> TextEdit? {
        TextEdit(key.range, [.text(JSONText.quoted(name))])
    }

    /// A member goes with the comma before it; the first one with the comma behind it.
    func removal(of member: Member, from object: Node) -> [TextEdit]? {
        let (previous, next) = neighbours(of: member, in: object)
        if let previous {
            return [TextEdit(previous.value.range.upperBound..<member.value.range.upperBound, [])]
        }
        if let next {
            return [TextEdit(member.key.range.lowerBound..<next.key.range.lowerBound, [])]
        }
        return [TextEdit(object.range.lowerBound + 1..<object.range.upperBound - 1, [])]
    }

    func insertion(of moved: MovedMember, into object: Node, behind neighbour: Member?) -> TextEdit? {
        guard let neighbour else {
            let indentation = lines.text(lines.indentation(at: object.range.lowerBound))
            return TextEdit(object.range, [.text("{")] + written(moved, indentation) + [.text("}")])
        }
        let (separator, indentation) = separator(behind: neighbour, in: object)
        return TextEdit(at: neighbour.value.range.upperBound, separator + written(moved, indentation))
    }

    // MARK: Pieces

    /// The members before and behind one.
    private func neighbours(of member: Member, in object: Node) -> (previous: Member?, next: Member?) {
        var previous: Member?
        var members = object.members
        while let current = members.next() {
            if current.key == member.key { return (previous, members.next()) }
            previous = current
        }
        return (previous, nil)
    }

    private func written(_ moved: MovedMember, _ indentation: String) -> [TextEdit.Piece] {
        let (key, value) = (moved.member.key.range, moved.member.value.range)
        let old = Array(lines.bytes[lines.indentation(at: key.lowerBound)])
        let name = moved.name.map { TextEdit.Piece.text(JSONText.quoted($0)) } ?? .copy(key)
        let content = moved.value.map { [.text($0)] } ?? lines.reindented(value, from: old, to: indentation)
        return [name, .copy(key.upperBound..<value.lowerBound)] + content
    }

    /// The comma with the whitespace that the object has between its members, and the indentation behind it.
    private func separator(behind member: Member, in object: Node) -> (pieces: [TextEdit.Piece], indentation: String) {
        let (previous, next) = neighbours(of: member, in: object)
        let gap: Range<Int>
        var pieces: [TextEdit.Piece]
        if let previous {
            gap = previous.value.range.upperBound..<member.key.range.lowerBound
            pieces = [.copy(gap)]
        } else if let next {
            gap = member.value.range.upperBound..<next.key.range.lowerBound
            pieces = [.copy(gap)]
        } else {
            gap = object.range.lowerBound + 1..<member.key.range.lowerBound
            let colon = member.key.range.upperBound..<member.value.range.lowerBound
            pieces = [.text(",")]
            pieces.append(lines.hasLineEnd(gap) ? .copy(gap) : .text(colon.count > 1 ? " " : ""))
        }
        guard let feed = lines.bytes[gap].lastIndex(of: TextLines.lineFeed) else {
            return (pieces, lines.text(lines.indentation(at: member.key.range.lowerBound)))
        }
        return (pieces, lines.text(feed + 1..<min(gap.upperBound, lines.skipBlanks(from: feed + 1))))
    }
}
