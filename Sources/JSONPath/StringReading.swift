import SourceTree

extension QueryScanner {
    /// Reads a string literal (RFC 9535, section 2.3.1.1), from its quote to the same quote.
    mutating func readString() throws(SyntaxFault) -> String {
        let start = index
        let quote = bytes[index]
        advance()
        var content: [UInt8] = []
        while let byte = current {
            switch byte {
            case quote:
                advance()
                return String(decoding: content, as: UTF8.self)
            case UInt8(ascii: "\\"): try readEscape(quote: quote, into: &content)
            case 0x00..<0x20:
                throw SyntaxFault(
                    "\(found(at: index).sentenceStart) may not stand in a string as it is; write "
                        + "“\(QueryScanner.escape(of: byte))”.", at: index..<index + 1)
            default:
                content.append(byte)
                advance()
            }
        }
        throw SyntaxFault(
            "The string has no end; expected a closing “\(Character(Unicode.Scalar(quote)))”.", at: start..<bytes.count)
    }

    private static func escape(of byte: UInt8) -> String {
        switch byte {
        case 0x08: return "\\b"
        case 0x09: return "\\t"
        case 0x0A: return "\\n"
        case 0x0C: return "\\f"
        case 0x0D: return "\\r"
        default:
            let digits = String(byte, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
    }

    private mutating func readEscape(quote: UInt8, into content: inout [UInt8]) throws(SyntaxFault) {
        let start = index
        advance()
        guard let letter = current else {
            throw SyntaxFault("The query ends in the middle of an escape.", at: start..<bytes.count)
        }
        switch letter {
        case UInt8(ascii: "b"): content.append(0x08)
        case UInt8(ascii: "f"): content.append(0x0C)
        case UInt8(ascii: "n"): content.append(0x0A)
        case UInt8(ascii: "r"): content.append(0x0D)
        case UInt8(ascii: "t"): content.append(0x09)
        case UInt8(ascii: "/"), UInt8(ascii: "\\"), quote: content.append(letter)
        case UInt8(ascii: "u"): return try readUnicodeEscape(from: start, into: &content)
        default: throw wrongEscape(letter, start, quote)
        }
        advance()
    }

    private func wrongEscape(_ letter: UInt8, _ start: Int, _ quote: UInt8) -> SyntaxFault {
        var end = start + 2
        while let byte = byte(at: end), byte & 0xC0 == 0x80 { end += 1 }
        if letter == UInt8(ascii: "'") || letter == UInt8(ascii: "\"") {
            let mark = text(start + 1..<end)
            return SyntaxFault(
                "“\(mark)” needs no backslash in a string with the other quotes, and may have none; write “\(mark)”.",
                at: start..<end)
        }
        if letter < 0x20 {
            return SyntaxFault(
                "A backslash may not stand before \(found(at: start + 1)); for a backslash itself write “\\\\”.",
                at: start..<end)
        }
        return SyntaxFault(
            "“\(text(start..<end))” is no escape; there are \\b \\f \\n \\r \\t \\/ \\\\ \\uXXXX and the string's own "
                + "quote. For a backslash itself write “\\\\”.", at: start..<end)
    }

    /// Reads the digits behind `\u`, with the second half of a surrogate pair.
    private mutating func readUnicodeEscape(from start: Int, into content: inout [UInt8]) throws(SyntaxFault) {
        advance()
        let first = try readHexadecimal(from: start)
        if let scalar = Unicode.Scalar(first) { return content.append(contentsOf: String(scalar).utf8) }
        let firstEnd = index
        guard first < 0xDC00 else {
            throw SyntaxFault(
                "“\(text(start..<firstEnd))” is the second half of a surrogate pair without its first half; write both, "
                    + "or the character itself.", at: start..<firstEnd)
        }
        let second = continues(with: "\\u") ? try readLowSurrogate() : nil
        guard let second, 0xDC00...0xDFFF ~= second,
            let scalar = Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))
        else {
            throw SyntaxFault(
                "“\(text(start..<firstEnd))” is the first half of a surrogate pair without its second half; write both, "
                    + "or the character itself.", at: start..<firstEnd)
        }
        content.append(contentsOf: String(scalar).utf8)
    }

    private mutating func readLowSurrogate() throws(SyntaxFault) -> UInt32 {
        let start = index
        advance(by: 2)
        return try readHexadecimal(from: start)
    }

    private mutating func readHexadecimal(from start: Int) throws(SyntaxFault) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = current, byte < 0x80, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw SyntaxFault(
                    "“\\u” must have four hexadecimal digits behind it, found \(found(at: index)).",
                    at: start..<index)
            }
            value = value << 4 | UInt32(digit)
            advance()
        }
        return value
    }
}

extension String {
    /// The text with its first letter, if it is an ASCII one, in upper case.
    fileprivate var sentenceStart: String {
        prefix(1).uppercased() + dropFirst()
    }
}
