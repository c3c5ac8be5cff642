import SourceTree

/// How values of a YAML text lie on its lines.
struct YAMLLayout {
    private let tree: Tree
    private let lines: TextLines
    private var bytes: [UInt8] { lines.bytes }

    init(_ tree: Tree) {
        self.tree = tree
        lines = TextLines(bytes: tree.source.bytes)
    }

    /// Whether a collection is written with brackets.
    func isFlow(_ collection: Node) -> Bool {
        guard let first = bytes[collection.range].first else { return false }
        return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    }

    /// Whether a value or key stands where it belongs, without an anchor or tag, and so do all that hold it. What came
    /// by an alias or a merge key stands elsewhere.
    func isWrittenInPlace(_ node: Node) -> Bool {
        var current = tree.root
        if hasProperty(before: current.range.lowerBound) { return false }
        for step in node.stepsFromRoot {
            var inside = current.range
            let next: Node
            switch step {
            case .member(let key):
                guard isInside(key.range, inside), !hasProperty(before: key.range.lowerBound) else { return false }
                if key == node { return true }
                next = Member(keyedBy: key).value
                inside = key.range.upperBound..<max(key.range.upperBound, inside.upperBound)
                // A value that is missing has no bytes; its place is behind the colon.
                if next.range.isEmpty { return colon(behind: key) != nil }
            case .element(let index):
                // Counting to each of many elements would take time that grows with the square of their number.
                guard index < 1000, let element = current.elements.dropFirst(index).first(where: { _ in true }) else {
                    return false
                }
                next = element
            }
            guard isInside(next.range, inside), !hasProperty(before: next.range.lowerBound) else { return false }
            current = next
        }
        return true
    }

    private func isInside(_ inner: Range<Int>, _ outer: Range<Int>) -> Bool {
        inner.lowerBound >= outer.lowerBound && inner.upperBound <= outer.upperBound
    }

    /// Whether the word before an offset is an anchor or a tag.
    private func hasProperty(before offset: Int) -> Bool {
        var end = offset
        while end > 0, TextLines.isWhitespace(bytes[end - 1]) { end -= 1 }
        if end == offset { return false }
        var start = end
        while start > 0, !TextLines.isWhitespace(bytes[start - 1]) { start -= 1 }
        guard start < end else { return false }
        return bytes[start] == UInt8(ascii: "&") || bytes[start] == UInt8(ascii: "!")
    }

    // MARK: Colons

    /// The offset of the colon behind a key; nil when something else follows it.
    func colon(behind key: Node) -> Int? {
        let offset = lines.skipBlanks(from: key.range.upperBound)
        return offset < bytes.count && bytes[offset] == UInt8(ascii: ":") ? offset : nil
    }

    /// The offset of the colon before an object that is a member's value.
    func colon(before object: Node) -> Int? {
        guard case .member(let key)? = object.stepsFromRoot.last else { return nil }
        return colon(behind: key)
    }

    // MARK: Lines

    /// The lines of a block's member, the last line end included; nil when it shares one with something else.
    func wholeLines(of member: Member) -> Range<Int>? {
        let start = lines.lineStart(of: member.key.range.lowerBound)
        guard bytes[start..<member.key.range.lowerBound].allSatisfy({ $0 == 0x20 }),
            let end = lastLineEnd(of: member)
        else { return nil }
        return start..<min(end + 1, bytes.count)
    }

    /// The offset of the line end behind a block's member, or of the text's end; nil when something else than a comment
    /// follows on the line.
    func lastLineEnd(of member: Member) -> Int? {
        guard let colon = colon(behind: member.key) else { return nil }
        let end = max(colon + 1, member.value.range.upperBound)
        let lineEnd = lines.lineEnd(of: end)
        let next = lines.skipBlanks(from: end)
        if next >= lineEnd || bytes[next] == UInt8(ascii: "\r") { return lineEnd }
        return bytes[next] == UInt8(ascii: "#") && next > end ? lineEnd : nil
    }

    /// Whether a comment stands above a block's member or on its lines.
    func hasComments(_ member: Member) -> Bool {
        guard let whole = wholeLines(of: member) else { return true }
        return commentLines(above: whole.lowerBound) > 0
            || bytes[member.value.range.upperBound..<whole.upperBound].contains(UInt8(ascii: "#"))
    }

    /// How many bytes the comment lines take that stand directly above a line, indented like it.
    func commentLines(above start: Int) -> Int {
        let width = lines.skipBlanks(from: start) - start
        var first = start
        while first > 0 {
            let above = lines.lineStart(of: first - 1)
            let text = lines.skipBlanks(from: above)
            guard text - above == width, text < first, bytes[text] == UInt8(ascii: "#") else { break }
            first = above
        }
        return start - first
    }

    /// Whether each line behind the first of a range is blank, or indented at least so.
    func isIndented(_ range: Range<Int>, by indentation: [UInt8]) -> Bool {
        range.allSatisfy { index in
            guard bytes[index] == TextLines.lineFeed, index + 1 < range.upperBound else { return true }
            let text = lines.skipBlanks(from: index + 1)
            if text >= bytes.count || TextLines.isWhitespace(bytes[text]) { return true }
            return bytes[(index + 1)...].starts(with: indentation)
        }
    }

    // MARK: Scalars

    func isBlockScalar(_ range: Range<Int>) -> Bool {
        bytes[range].first == UInt8(ascii: "|") || bytes[range].first == UInt8(ascii: ">")
    }

    /// Whether a value may hold a block scalar whose closing line ends count (`|+`).
    func mayKeepLineEnds(_ range: Range<Int>) -> Bool {
        range.contains { index in
            (bytes[index] == UInt8(ascii: "|") || bytes[index] == UInt8(ascii: ">"))
                && bytes[index..<min(index + 3, range.upperBound)].contains(UInt8(ascii: "+"))
        }
    }

    /// Whether a value may be copied between braces: on one line, with nothing in it that ends a value there.
    func canStandInline(_ value: Node) -> Bool {
        let range = value.range
        guard !range.isEmpty, !lines.hasLineEnd(range), !isBlockScalar(range) else { return false }
        if isFlow(value) || bytes[range].first == UInt8(ascii: "\"") || bytes[range].first == UInt8(ascii: "'") {
            return true
        }
        if value.kind == .object || value.kind == .array { return false }
        return !bytes[range].contains { ",[]{}#:".utf8.contains($0) }
    }
}
