/// Text as it is written in XML 1.0.
enum XMLText {
    static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

    /// The text for an attribute's value or an element's content. Characters that XML does not allow, and line ends,
    /// become visible escapes.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in TerminalText.harmless(text).unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&apos;"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
