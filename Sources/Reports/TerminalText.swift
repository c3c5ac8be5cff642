/// Text as a terminal shows it.
public enum TerminalText {
    /// The text without anything that could drive the terminal: control characters become visible escapes.
    public static func harmless(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isHarmful) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where isHarmful(scalar): result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Control characters, the marks that turn the direction of all that follows on the line, and what is no character.
    private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069, 0xFFFE, 0xFFFF: true
        default: false
        }
    }

    /// How many columns a text takes, by Unicode's East Asian Width (UAX #11) and emoji presentation (UTS #51).
    ///
    /// - Parameter joinsEmoji: whether an emoji of several characters, such as a family, takes two columns in all.
    ///   Terminals that know no such sequences draw the parts side by side.
    public static func width(of text: some StringProtocol, joinsEmoji: Bool = true) -> Int {
        widthOfPlain(text) ?? text.reduce(0) { $0 + width(of: $1, joinsEmoji: joinsEmoji) }
    }

    /// The width of a text in which each scalar is a character one column wide, as in most messages; nil for others.
    private static func widthOfPlain(_ text: some StringProtocol) -> Int? {
        var width = 0
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x20...0x7E, 0xA1...0xAC, 0xAE...0x2AF, 0x2010...0x2027: width += 1
            default: return nil
            }
        }
        return width
    }

    static func width(of character: Character, joinsEmoji: Bool) -> Int {
        let scalars = character.unicodeScalars
        guard let first = scalars.first else { return 0 }
        if scalars.count == 1 { return width(of: first) }
        if joinsEmoji, isEmojiSequence(scalars) { return 2 }
        return scalars.reduce(0) { $0 + width(of: $1) }
    }

    /// Several characters that are drawn as one emoji: with a presentation selector, joined, coloured, or a flag.
    private static func isEmojiSequence(_ scalars: Character.UnicodeScalarView) -> Bool {
        guard let first = scalars.first, let second = scalars.dropFirst().first, first.properties.isEmoji else {
            return false
        }
        if isRegionalIndicator(first) { return isRegionalIndicator(second) }
        return scalars.contains { $0 == "\u{FE0F}" || $0 == "\u{200D}" || $0.properties.isEmojiModifier }
    }

    private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
        (0x1F1E6...0x1F1FF).contains(scalar.value)
    }

    private static func width(of scalar: Unicode.Scalar) -> Int {
        if scalar.isASCII { return 1 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark: return 0
        case .format: return scalar == "\u{AD}" ? 1 : 0
        default: break
        }
        // Vowels and final consonants of Hangul join the consonant in front of them.
        if (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FF).contains(scalar.value) { return 0 }
        return isWide(scalar) ? 2 : 1
    }

    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.properties.isEmojiPresentation { return !isRegionalIndicator(scalar) }
        switch scalar.value {
        case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
            0xA000...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
            0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265,
            0x20000...0x3FFFD:
            return true
        default: return false
        }
    }
}
