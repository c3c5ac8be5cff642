/// Text as it is written in Markdown (CommonMark, with GitHub's tables).
enum Markdown {
    /// The text with nothing in it that Markdown would take for its own.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\", "`", "*", "_", "<", ">", "[", "]", "#", "|": escaped += "\\" + String(scalar)
            case "\n": escaped += " "
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    /// The text as a table's cell.
    static func cell(_ text: String) -> String { escaped(text) }

    /// A text in a fence that is longer than any in it.
    static func block(_ text: String, _ language: String) -> String {
        var fence = "```"
        while text.contains(fence) { fence += "`" }
        let end = text.hasSuffix("\n") ? "" : "\n"
        return "\(fence)\(language)\n\(text)\(end)\(fence)\n"
    }
}
