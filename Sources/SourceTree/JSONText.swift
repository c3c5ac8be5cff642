/// Text as it is written between the quotes of a JSON string (RFC 8259, section 7).
public enum JSONText {
    /// The text as a JSON string, quotes and all.
    public static func quoted(_ text: String, escapingInvisible: Bool = false) -> String {
        "\"" + escaped(text, escapingInvisible: escapingInvisible) + "\""
    }

    /// The text without the quotes around it, with what the standard demands written as escapes.
    ///
    /// - Parameter escapingInvisible: whether control characters above U+007E, line separators and the marks that turn
    ///   the direction of text, which the standard allows but which could drive a terminal or mislead who reads there,
    ///   are written as escapes too.
    public static func escaped(_ text: String, escapingInvisible: Bool = false) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count + 16)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": bytes += "\\\"".utf8
            case "\\": bytes += "\\\\".utf8
            case "\n": bytes += "\\n".utf8
            case "\r": bytes += "\\r".utf8
            case "\t": bytes += "\\t".utf8
            case "\u{0}"..."\u{1F}": bytes += escape(scalar).utf8
            case "\u{20}"..."\u{7E}": bytes.append(UInt8(scalar.value))
            case "\u{7F}"..."\u{9F}", "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}":
                bytes += escapingInvisible ? escape(scalar).utf8 : String(scalar).utf8
            default: bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
}
