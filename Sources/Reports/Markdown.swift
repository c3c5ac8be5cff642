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

    /// A text that somebody else wrote, as it can stand in a comment on GitHub or GitLab: it is shown as it is, and
    /// makes no markup, no HTML, no link, and no mention of a person, an issue or a commit.
    static func harmless(_ text: String) -> String {
        var harmless = ""
        let scalars = Array(TerminalText.harmless(text).unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            let rest = scalars[(index + 1)...]
            switch scalar {
            case "&": harmless += "&amp;"
            case "<": harmless += "&lt;"
            case ">": harmless += "&gt;"
            case "\\", "`", "*", "_", "[", "]", "|", "~", "$": harmless += "\\\(scalar)"
            case "#", "!": harmless += "\\\(scalar)" + (opensName(rest) ? breaker : "")
            case "@": harmless += "@" + (opensName(rest) ? breaker : "")
            case ":": harmless += ":" + (rest.starts(with: "//".unicodeScalars) ? breaker : "")
            case ".":
                let isAddress = String(String.UnicodeScalarView(scalars[..<index].suffix(3))).lowercased() == "www"
                harmless += (isAddress ? breaker : "") + "."
            default: harmless.unicodeScalars.append(scalar)
            }
        }
        return harmless
    }

    /// A space of no width. Mentions and addresses are looked for after the markup is read, so that a backslash before
    /// them does not help.
    private static let breaker = "&#8203;"

    private static func opensName(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
        rest.first.map { $0.properties.isAlphabetic || ("0"..."9").contains($0) } ?? false
    }

    /// A text in a code span, which may stand in a table.
    static func code(_ text: String) -> String {
        let text = TerminalText.harmless(text)
        var fence = "`"
        while text.contains(fence) { fence += "`" }
        let pad = text.hasPrefix("`") || text.hasSuffix("`") || text.isEmpty ? " " : ""
        var escaped = ""
        for scalar in text.unicodeScalars { escaped += scalar == "|" ? "\\|" : String(scalar) }
        return fence + pad + escaped + pad + fence
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
