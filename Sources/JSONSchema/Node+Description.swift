import SourceTree

extension Node {
    /// The value in a message: scalars as they are, collections by their size; at most some forty characters.
    var described: String {
        switch kind {
        case .null: "null"
        case .boolean: boolean == true ? "the boolean `true`" : "the boolean `false`"
        case .number: "the number `\(Node.shortened(text))`"
        case .string: text.isEmpty ? "an empty string" : "the string \(quoted)"
        case .array: count == 0 ? "an empty array" : "an array of \(count) \(count == 1 ? "item" : "items")"
        case .object: count == 0 ? "an empty object" : "an object"
        }
    }

    /// A scalar as it would stand in JSON; for a collection its kind.
    var quoted: String {
        switch kind {
        case .string: "\"\(Node.shortened(text))\""
        case .array, .object: described
        default: "`\(Node.shortened(text))`"
        }
    }

    private static func shortened(_ text: String) -> String {
        let scalars = text.unicodeScalars
        let visible = scalars.prefix(40).map { $0.value < 0x20 || $0.value == 0x7F ? "\u{FFFD}" : String($0) }
        return visible.joined() + (scalars.dropFirst(40).isEmpty ? "" : "…")
    }
}
