@testable import SourceTree

extension Node {
    /// The value as compact JSON, so that a whole tree can be compared with one string.
    var asJSON: String {
        switch kind {
        case .array: "[" + elements.map(\.asJSON).joined(separator: ",") + "]"
        case .object: "{" + members.map { "\"\($0.name)\":\($0.value.asJSON)" }.joined(separator: ",") + "}"
        case .string: "\"\(text)\""
        default: text
        }
    }

    /// The bytes of the value as they stand in its source.
    var written: String {
        String(decoding: tree.source.bytes[range], as: UTF8.self)
    }
}

extension Tree {
    /// The line and column at which a node starts, as "line:column".
    func place(_ node: Node) -> String {
        place(node.range.lowerBound)
    }

    func place(_ offset: Int) -> String {
        let position = LineTable(source.bytes).position(of: offset)
        return "\(position.line):\(position.column)"
    }
}
