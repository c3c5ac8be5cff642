/// Moves through the text of a `.strings` file by its tokens: blanks, comments and strings.
struct StringsScanner {
    let bytes: UnsafeBufferPointer<UInt8>
    var offset: Int

    init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
        self.bytes = bytes
        offset = start
    }

    var isAtEnd: Bool { offset >= bytes.count }

    var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    /// Whether an ASCII text stands at an offset.
    func has(_ text: StaticString, at offset: Int) -> Bool {
        text.withUTF8Buffer { wanted in
            guard offset + wanted.count <= bytes.count else { return false }
            for index in 0..<wanted.count where bytes[offset + index] != wanted[index] { return false }
            return true
        }
    }

    // MARK: Blanks

    /// Skips blanks and comments; returns the place of a comment that is never closed.
    mutating func skipBlanks() -> Range<Int>? {
        while let byte {
            switch byte {
            case 0x09...0x0D, 0x20: offset += 1
            case 0xE2:
                guard isLineSeparator(at: offset) else { return nil }
                offset += 3
            case UInt8(ascii: "/"):
                if has("//", at: offset) {
                    skipLine()
                } else if has("/*", at: offset) {
                    let start = offset
                    if !skipBlockComment() { return start..<start + 2 }
                } else {
                    return nil
                }
            default: return nil
            }
        }
        return nil
    }

    private mutating func skipBlockComment() -> Bool {
        offset += 2
        while offset < bytes.count {
            if bytes[offset] == UInt8(ascii: "*"), offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "/") {
                offset += 2
                return true
            }
            offset += 1
        }
        return false
    }

    /// U+2028 or U+2029.
    private func isLineSeparator(at offset: Int) -> Bool {
        offset + 2 < bytes.count && bytes[offset] == 0xE2 && bytes[offset + 1] == 0x80
            && (bytes[offset + 2] == 0xA8 || bytes[offset + 2] == 0xA9)
    }

    /// Moves over blanks and line ends of every kind, but no comments.
    mutating func skipBlankLines() {
        while let byte {
            if byte == 0x20 || (0x09...0x0D).contains(byte) {
                offset += 1
            } else if isLineSeparator(at: offset) {
                offset += 3
            } else {
                return
            }
        }
    }

    /// Moves to the end of the line.
    mutating func skipLine() {
        offset = endOfLine(from: offset)
    }

    func endOfLine(from start: Int) -> Int {
        var end = start
        while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D, !isLineSeparator(at: end) { end += 1 }
        return end
    }

    func hasLineEnd(in range: Range<Int>) -> Bool {
        endOfLine(from: range.lowerBound) < range.upperBound
    }

    // MARK: Strings

    static func isUnquotedByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "-")...UInt8(ascii: ":"),
            UInt8(ascii: "_"), UInt8(ascii: "$"):
            true
        default: false
        }
    }

    var isAtString: Bool {
        guard let byte else { return false }
        return byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || StringsScanner.isUnquotedByte(byte)
    }

    /// Reads the string at the offset and reports each odd escape with its bytes. Nil, with the offset where it was, for
    /// a string that is never closed.
    mutating func readString(odd: (StringsEscape.Oddity, Range<Int>) -> Void) -> StringsToken? {
        guard let quote = byte else { return nil }
        let start = offset
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            while let byte, StringsScanner.isUnquotedByte(byte) { offset += 1 }
            return StringsToken(text: text(start..<offset), range: start..<offset, isQuoted: false)
        }
        var decoded: [UInt8]?
        var mark = start + 1
        var place = mark
        while place < bytes.count {
            let byte = bytes[place]
            if byte == quote {
                offset = place + 1
                guard var decoded else {
                    return StringsToken(text: text(mark..<place), range: start..<offset, isQuoted: true)
                }
                decoded += bytes[mark..<place]
                return StringsToken(
                    text: String(decoding: decoded, as: UTF8.self), range: start..<offset, isQuoted: true)
            }
            guard byte == UInt8(ascii: "\\") else {
                place += 1
                continue
            }
            guard let escape = StringsEscape.read(bytes, at: place) else { return nil }
            if let oddity = escape.oddity { odd(oddity, place..<escape.end) }
            var content = decoded ?? []
            decoded = nil
            content += bytes[mark..<place]
            content += escape.text.utf8
            decoded = content
            place = escape.end
            mark = place
        }
        return nil
    }

    func text(_ range: Range<Int>) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }
}
