import SourceTree

/// Changes YAML text where that is exact: not around anchors, aliases, merge keys and tags, nor where values share a
/// line in a way that leaves open what belongs to what.
struct YAMLEditor: DocumentEditor {
    private let lines: TextLines
    private let layout: YAMLLayout

    init(_ tree: Tree) {
        lines = TextLines(bytes: tree.source.bytes)
        layout = YAMLLayout(tree)
    }

    func replacement(of value: Node, with json: String) -> TextEdit? {
        guard layout.isWrittenInPlace(value), !value.range.isEmpty, !layout.isBlockScalar(value.range) else {
            return nil
        }
        return TextEdit(value.range, [.text(json)])
    }

    func renaming(of key: Node, to name: String) -> TextEdit? {
        guard layout.isWrittenInPlace(key), let first = lines.bytes[key.range].first else { return nil }
        let isQuoted = first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
        let quote = isQuoted ? String(decoding: [first], as: UTF8.self) : ""
        return TextEdit(key.range, [.text(quote + name + quote)])
    }

    func removal(of member: Member, from object: Node) -> [TextEdit]? {
        guard layout.isWrittenInPlace(member.key), layout.isWrittenInPlace(member.value) else { return nil }
        let members = Array(object.members)
        guard let index = members.firstIndex(where: { $0.key == member.key }) else { return nil }
        return layout.isFlow(object)
            ? flowRemoval(of: index, members, object).map { [$0] } : blockRemoval(of: index, members, object)
    }

    func insertion(of moved: MovedMember, into object: Node, behind neighbour: Member?) -> TextEdit? {
        guard layout.isWrittenInPlace(object), layout.isWrittenInPlace(moved.member.value) else { return nil }
        guard let neighbour else {
            guard layout.isFlow(object), let member = inlineMember(moved) else { return nil }
            return TextEdit(object.range, [.text("{")] + member + [.text("}")])
        }
        guard layout.isWrittenInPlace(neighbour.value) else { return nil }
        return layout.isFlow(object)
            ? flowInsertion(of: moved, into: object, behind: neighbour) : blockInsertion(of: moved, behind: neighbour)
    }

    // MARK: Flow collections, as in JSON

    private func flowRemoval(of index: Int, _ members: [Member], _ object: Node) -> TextEdit? {
        let member = members[index]
        if index > 0 {
            let previous = members[index - 1].value.range.upperBound
            guard lines.isComma(previous..<member.key.range.lowerBound) else { return nil }
            return TextEdit(previous..<member.value.range.upperBound, [])
        }
        if members.count > 1 {
            let next = members[1].key.range.lowerBound
            guard lines.isComma(member.value.range.upperBound..<next) else { return nil }
            return TextEdit(member.key.range.lowerBound..<next, [])
        }
        let inside = object.range.lowerBound + 1..<object.range.upperBound - 1
        let tail = member.value.range.upperBound..<inside.upperBound
        guard lines.isWhitespace(inside.lowerBound..<member.key.range.lowerBound),
            lines.isWhitespace(tail) || lines.isComma(tail)
        else { return nil }
        return TextEdit(inside, [])
    }

    private func flowInsertion(of moved: MovedMember, into object: Node, behind neighbour: Member) -> TextEdit? {
        guard let member = inlineMember(moved), !neighbour.value.range.isEmpty else { return nil }
        let members = Array(object.members)
        var separator = TextEdit.Piece.text(", ")
        if members.count > 1 {
            let gap = members[0].value.range.upperBound..<members[1].key.range.lowerBound
            if lines.isComma(gap) { separator = .copy(gap) }
        }
        return TextEdit(at: neighbour.value.range.upperBound, [separator] + member)
    }

    /// The member as it can stand between braces, where its comments would find no place.
    private func inlineMember(_ moved: MovedMember) -> [TextEdit.Piece]? {
        let range = moved.member.value.range
        guard moved.value != nil || layout.canStandInline(moved.member.value),
            layout.isFlow(moved.origin) || !layout.hasComments(moved.member)
        else { return nil }
        return [name(of: moved), .text(": "), moved.value.map { .text($0) } ?? .copy(range)]
    }

    private func name(of moved: MovedMember) -> TextEdit.Piece {
        moved.name.map { .text($0) } ?? .copy(moved.member.key.range)
    }

    // MARK: Block collections

    private func blockRemoval(of index: Int, _ members: [Member], _ object: Node) -> [TextEdit]? {
        let member = members[index]
        guard let whole = layout.wholeLines(of: member) else { return nil }
        let comments = index > 0 ? layout.commentLines(above: whole.lowerBound) : 0
        let removal = TextEdit(whole.lowerBound - comments..<whole.upperBound, [])
        if members.count > 1 { return [removal] }
        guard let colon = layout.colon(before: object) else { return nil }
        return [TextEdit(at: colon + 1, [.text(" {}")]), removal]
    }

    private func blockInsertion(of moved: MovedMember, behind neighbour: Member) -> TextEdit? {
        guard let end = layout.lastLineEnd(of: neighbour),
            !layout.mayKeepLineEnds(neighbour.value.range), !layout.mayKeepLineEnds(moved.member.value.range)
        else { return nil }
        let start = lines.lineStart(of: neighbour.key.range.lowerBound)
        let indentation = String(repeating: " ", count: neighbour.key.range.lowerBound - start)
        guard let member = blockMember(moved, indentation) else { return nil }
        let lineEnding = TextEdit.Piece.text(lines.lineEnding(near: end))
        // Where the last line has no line end, the new one starts with it and has none either; unless it is that last
        // line which moves, and leaves behind the line end before it.
        if end == lines.bytes.count {
            let isFreed = !layout.isFlow(moved.origin) && layout.wholeLines(of: moved.member)?.upperBound == end
            return TextEdit(at: end, isFreed ? member : [lineEnding] + member)
        }
        return TextEdit(at: end + 1, member + [lineEnding])
    }

    /// The member with its comments as lines of a block, without the last line end.
    private func blockMember(_ moved: MovedMember, _ indentation: String) -> [TextEdit.Piece]? {
        if layout.isFlow(moved.origin) {
            guard let member = inlineMember(moved) else { return nil }
            return [.text(indentation)] + member
        }
        let member = moved.member
        guard let whole = layout.wholeLines(of: member), let end = layout.lastLineEnd(of: member) else { return nil }
        let key = member.key.range
        let old = Array(lines.bytes[whole.lowerBound..<key.lowerBound])
        guard layout.isIndented(key.lowerBound..<member.value.range.upperBound, by: old) else { return nil }
        let isFirst = moved.origin.members.first { _ in true }?.key == member.key
        let comments = isFirst ? 0 : layout.commentLines(above: whole.lowerBound)
        let content = whole.lowerBound - comments
        var pieces: [TextEdit.Piece] = [.text(indentation)]
        if comments > 0 {
            pieces += lines.reindented(content + old.count..<key.lowerBound, from: old, to: indentation)
        }
        pieces.append(name(of: moved))
        let tail = lines.bytes[end - 1] == UInt8(ascii: "\r") ? end - 1 : end
        if let value = moved.value {
            pieces += [.text(": " + value), .copy(member.value.range.upperBound..<tail)]
        } else {
            pieces += lines.reindented(key.upperBound..<tail, from: old, to: indentation)
        }
        return pieces
    }
}
