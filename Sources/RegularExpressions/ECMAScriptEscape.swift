/// Reads the escapes that mean the same inside a class and outside (ECMA-262, section 22.2.1, CharacterEscape and
/// CharacterClassEscape).
struct ECMAScriptEscape {
    enum Meaning {
        /// One code point, which may be a surrogate.
        case scalar(UInt32)
        /// Several, as PCRE2 writes them inside a class.
        case set(String)
    }

    private(set) var reader: PatternReader

    /// The reader stands behind the backslash.
    init(_ reader: PatternReader) {
        self.reader = reader
    }

    /// Reads the escape whose backslash is at a byte offset.
    mutating func read(at offset: Int) throws(RegularExpressionFault) -> Meaning {
        guard let letter = reader.next() else {
            throw RegularExpressionFault(
                .syntax, "The pattern ends with a backslash; a backslash itself is written \\\\.", at: offset)
        }
        switch letter {
        case "d": return .set("\\d")
        case "D": return .set("\\D")
        case "w": return .set("\\w")
        case "W": return .set("\\W")
        case "s": return .set(CharacterSet.whitespace)
        case "S": return .set(CharacterSet.notWhitespace)
        case "t": return .scalar(0x09)
        case "n": return .scalar(0x0A)
        case "v": return .scalar(0x0B)
        case "f": return .scalar(0x0C)
        case "r": return .scalar(0x0D)
        case "p", "P": return try property(isNegated: letter == "P", offset)
        case "c": return try control(offset)
        case "x":
            guard let value = reader.takeHexadecimal(count: 2) else {
                throw RegularExpressionFault(.syntax, "\\x wants two hexadecimal digits.", at: offset)
            }
            return .scalar(value)
        case "u": return .scalar(try unicode(offset))
        case "0":
            if let next = reader.peek, next >= "0", next <= "9" {
                throw RegularExpressionFault(
                    .syntax, "There are no octal escapes; write \\x and two hexadecimal digits.", at: offset)
            }
            return .scalar(0)
        case "a"..."z", "A"..."Z", "1"..."9":
            throw RegularExpressionFault(
                .syntax, "“\\\(letter)” means nothing in ECMAScript patterns\(ECMAScriptEscape.advice(letter)).",
                at: offset)
        default: return .scalar(letter.value)
        }
    }

    private static func advice(_ letter: Unicode.Scalar) -> String {
        switch letter {
        case "A": "; the start of the text is ^"
        case "Z", "z": "; the end of the text is $"
        case "h": "; a space or tab is [ \\t]"
        case "R": "; a line end is \\r?\\n"
        case "e": "; the escape character is \\x1b"
        case "a": "; the bell character is \\x07"
        default: "; to match the letter itself, leave the backslash out"
        }
    }

    private mutating func control(_ offset: Int) throws(RegularExpressionFault) -> Meaning {
        guard let letter = reader.next(), letter.isASCII, letter.properties.isAlphabetic else {
            throw RegularExpressionFault(.syntax, "\\c wants a letter, as in \\cM.", at: offset)
        }
        return .scalar(letter.value & 0x1F)
    }

    private mutating func unicode(_ offset: Int) throws(RegularExpressionFault) -> UInt32 {
        if reader.skip("{") {
            guard let digits = reader.take(upTo: "}"), digits.utf8.first != UInt8(ascii: "+"),
                let value = UInt32(digits, radix: 16), value <= 0x10FFFF
            else {
                throw RegularExpressionFault(
                    .syntax, "\\u{...} wants a code point in hexadecimal, at most 10FFFF.", at: offset)
            }
            return value
        }
        guard let first = reader.takeHexadecimal(count: 4) else {
            throw RegularExpressionFault(
                .syntax, "\\u wants four hexadecimal digits, or some in braces: \\u{1F600}.", at: offset)
        }
        let start = reader.index
        if (0xD800...0xDBFF).contains(first), reader.skip("\\u"), let second = reader.takeHexadecimal(count: 4),
            (0xDC00...0xDFFF).contains(second)
        {
            return 0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00)
        }
        reader.rewind(to: start)
        return first
    }

    private mutating func property(isNegated: Bool, _ offset: Int) throws(RegularExpressionFault) -> Meaning {
        guard reader.skip("{"), let name = reader.take(upTo: "}"),
            let translated = UnicodeProperty.translated(name, isNegated: isNegated)
        else {
            throw RegularExpressionFault(
                .syntax, "\\p wants the name of a Unicode property in braces, as in \\p{Letter} or \\p{Script=Greek}.",
                at: offset)
        }
        return .set(translated)
    }
}
