/// Lines and blanks in a text's bytes.
struct TextLines {
    let bytes: [UInt8]

    static let lineFeed = UInt8(ascii: "\n")

    /// The offset of the first byte of the line that an offset is in.
    func lineStart(of offset: Int) -> Int {
        var index = offset
        while index > 0, bytes[index - 1] != TextLines.lineFeed { index -= 1 }
        return index
    }

    /// The offset of the line feed that ends the line, or of the text's end.
    func lineEnd(of offset: Int) -> Int {
        var index = offset
        while index < bytes.count, bytes[index] != TextLines.lineFeed { index += 1 }
        return index
    }

    /// The blanks that the line of an offset starts with.
    func indentation(at offset: Int) -> Range<Int> {
        let start = lineStart(of: offset)
        return start..<skipBlanks(from: start)
    }

    /// The first offset from here on that is no space or tab.
    func skipBlanks(from offset: Int) -> Int {
        var index = offset
        while index < bytes.count, TextLines.isBlank(bytes[index]) { index += 1 }
        return index
    }

    static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

    static func isWhitespace(_ byte: UInt8) -> Bool { isBlank(byte) || byte == 0x0A || byte == 0x0D }

    func isWhitespace(_ range: Range<Int>) -> Bool { bytes[range].allSatisfy(TextLines.isWhitespace) }

    func hasLineEnd(_ range: Range<Int>) -> Bool { bytes[range].contains(TextLines.lineFeed) }

    /// Whether a range holds one comma and whitespace, nothing else.
    func isComma(_ range: Range<Int>) -> Bool {
        guard let comma = bytes[range].firstIndex(of: UInt8(ascii: ",")) else { return false }
        return isWhitespace(range.lowerBound..<comma) && isWhitespace(comma + 1..<range.upperBound)
    }

    /// The line end that the text uses at an offset's line, or else before it.
    func lineEnding(near offset: Int) -> String {
        let end = lineEnd(of: offset)
        let feed = end < bytes.count ? end : bytes[..<offset].lastIndex(of: TextLines.lineFeed)
        guard let feed else { return "\n" }
        return feed > 0 && bytes[feed - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
    }

    /// A range of the text whose lines, from the second on, are indented otherwise.
    func reindented(_ range: Range<Int>, from old: [UInt8], to new: String) -> [TextEdit.Piece] {
        if old.elementsEqual(new.utf8) { return [.copy(range)] }
        var pieces: [TextEdit.Piece] = []
        var start = range.lowerBound
        for index in range where bytes[index] == TextLines.lineFeed {
            let next = index + 1
            guard next + old.count <= range.upperBound, bytes[next...].starts(with: old) else { continue }
            pieces += [.copy(start..<next), .text(new)]
            start = next + old.count
        }
        pieces.append(.copy(start..<range.upperBound))
        return pieces
    }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
