import SourceTree

/// Writes a tree as JSON without any blanks.
enum CompactJSON {
    static func text(of node: Node) -> String {
        switch node.kind {
        case .object:
            let members = node.members.map { "\(JSONText.quoted($0.name)):\(text(of: $0.value))" }
            return "{\(members.joined(separator: ","))}"
        case .array: return "[\(node.elements.map { text(of: $0) }.joined(separator: ","))]"
        case .string: return JSONText.quoted(node.text)
        case .null, .boolean, .number: return node.text
        }
    }
}
