import SourceTree

/// A value as YAML that takes one line, or an object as one line a member.
enum FlowText {
    /// An object's members, one a line, each with its value on that line.
    static func lines(of object: Node) -> String {
        object.members.map { "\(text(of: $0.key)): \(text(of: $0.value))\n" }.joined()
    }

    static func text(of node: Node) -> String {
        switch node.kind {
        case .array: "[" + node.elements.map { text(of: $0) }.joined(separator: ", ") + "]"
        case .object:
            "{" + node.members.map { "\(text(of: $0.key)): \(text(of: $0.value))" }.joined(separator: ", ") + "}"
        case .string: scalar(node.text)
        case .null, .boolean, .number: node.text
        }
    }

    /// A text that stays a text.
    static func scalar(_ text: String) -> String {
        isPlain(text) ? text : JSONText.quoted(text, escapingInvisible: true)
    }

    /// Whether a text can stand without quotes and stay a text.
    private static func isPlain(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, first.isASCII, first.properties.isAlphabetic else { return false }
        if ["null", "true", "false", "yes", "no", "on", "off", "y", "n"].contains(text.lowercased()) { return false }
        return text.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || ("0"..."9").contains($0) || "-_./ ".unicodeScalars.contains($0)
        } && !text.hasSuffix(" ")
    }
}
