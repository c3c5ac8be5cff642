/// Text as it is written between the quotes of a JSON string (RFC 8259, section 7).
public enum JSONText {
    /// The text as a JSON string, quotes and all.
    public static func quoted(_ text: String, escapingInvisible: Bool = false) -> String {
        "\"" + escaped(text, escapingInvisible: escapingInvisible) + "\""
    }

    /// The text without the quotes around it, with what the standard demands written as escapes.
    ///
    /// - Parameter escapingInvisible: whether control characters above U+007E and line separators, which the standard
    ///   allows but which could drive a terminal, are written as escapes too.
    public static func escaped(_ text: String, escapingInvisible: Bool = false) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": escaped += "\\\""
            case "\\": escaped += "\\\\"
            case "\n": escaped += "\\n"
            case "\r": escaped += "\\r"
            case "\t": escaped += "\\t"
            case "\u{0}"..."\u{1F}": escaped += escape(scalar)
            case "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
                if escapingInvisible { escaped += escape(scalar) } else { escaped.unicodeScalars.append(scalar) }
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
}
