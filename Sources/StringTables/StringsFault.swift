import SourceTree

/// The wording of what can be wrong in a `.strings` file.
enum StringsFault {
    static func noText(_ described: String, _ range: Range<Int>, key: String) -> TableFault {
        TableFault(
            .stringsValueType, .error,
            "The value of “\(key)” is \(described), not a text, so that the app gets no text for the key.", at: range,
            pointer: JSONPointer([key]))
    }

    static func duplicate(_ key: String, first: Range<Int>, second: Range<Int>, winner: String, loser: String)
        -> TableFault
    {
        let isSame = winner.utf8.elementsEqual(loser.utf8)
        let pointer = JSONPointer([key])
        return TableFault(
            .stringsDuplicateKey, isSame ? .info : .warning,
            isSame
                ? "The key “\(key)” stands twice, with the same text. Remove one of them."
                : "The key “\(key)” stands twice with different texts; the last one wins, so that users read "
                    + "“\(shortened(winner))” and never “\(shortened(loser))”. Remove one of them.",
            at: second, pointer: pointer,
            related: [TableFault.RelatedPlace(message: "The key stands here first.", range: first, pointer: pointer)])
    }

    /// - Parameter count: how many escapes of the kind the text has; the first one is reported.
    static func escape(
        _ oddity: StringsEscape.Oddity, written: String, count: Int, _ range: Range<Int>, key: String?
    ) -> TableFault {
        let message =
            switch oddity {
            case .lowercaseU:
                "“\(written)” is no code of a character here: a small “\\u” loses its backslash, and users read "
                    + "“u” and the digits. Write the character itself, or a capital “\\U” with four digits."
            case .codeWithoutDigits:
                "“\\U” begins a character's code and wants four hexadecimal digits; without any it becomes an "
                    + "invisible U+0000. Remove the backslash."
            case .eightDigits:
                "“\\U” takes four digits only: “\(written)” gives a control character, and the last four digits are shown as "
                    + "text. Write the character itself, or two codes as in UTF-16."
            case .loneSurrogate:
                "“\(written)” is half of a character; the other half has to follow as a second “\\U”. Write the "
                    + "character itself."
            case .octal(let byte):
                "“\(written)” is a byte in the old NEXTSTEP encoding, where it stands for "
                    + (NextStepLatin.scalar(byte).map { "“\($0)”" } ?? "nothing") + ". Write the character itself."
            case .useless:
                "The backslash in “\(written)” does nothing and is dropped. Remove it, or write what was meant, such "
                    + "as “\\n” for a new line."
            }
        let more =
            switch count {
            case 1: ""
            case 2: " The text has another one of the kind."
            default: " The text has \(count - 1) more of the kind."
            }
        return TableFault(.stringsEscape, .warning, message + more, at: range, pointer: pointer(key))
    }

    static func unclosedComment(_ range: Range<Int>) -> TableFault {
        TableFault(
            .stringsSyntax, .error,
            "This comment is never closed, so that the rest of the file belongs to it; a device says nothing. "
                + "Close it with “*/”.", at: range)
    }

    static func pointer(_ key: String?) -> JSONPointer {
        JSONPointer(key.map { [$0] } ?? [])
    }

    /// A text of at most sixty characters for a message.
    static func shortened(_ text: String) -> String {
        let line = String(text.map { $0.isNewline ? " " : $0 })
        return line.count <= 60 ? line : line.prefix(57) + "..."
    }

    /// What stands at an offset, for a message.
    static func found(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> String {
        guard offset < bytes.count else { return "the end of the file" }
        let end = min(offset + 4, bytes.count)
        guard
            let scalar = String(decoding: UnsafeBufferPointer(rebasing: bytes[offset..<end]), as: UTF8.self)
                .unicodeScalars
                .first
        else { return "the end of the file" }
        if let name = invisible[scalar] {
            let code = String(scalar.value, radix: 16, uppercase: true)
            return "\(name) (U+\(String(repeating: "0", count: max(0, 4 - code.count)))\(code))"
        }
        return "“\(scalar)”"
    }

    /// Characters that look like a blank or like nothing, and are neither to CoreFoundation.
    static let invisible: [Unicode.Scalar: String] = [
        "\0": "a NUL character", "\u{A0}": "a no-break space", "\u{FEFF}": "a byte order mark",
        "\u{200B}": "an invisible zero-width space", "\u{200E}": "an invisible left-to-right mark",
        "\u{200F}": "an invisible right-to-left mark", "\u{202F}": "a narrow no-break space",
        "\u{3000}": "an ideographic space", "\u{2060}": "an invisible word joiner", "\u{85}": "a next-line character",
        "\u{2003}": "an em space", "\u{2002}": "an en space", "\u{2009}": "a thin space",
    ]

    /// The typographic marks that text editors put in place of straight quotation marks.
    static let curlyQuotes: Set<Unicode.Scalar> = ["“", "”", "„", "‟", "«", "»", "‘", "’", "‚", "″", "＂"]
}
