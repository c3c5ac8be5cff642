import SourceTree

/// A query's bytes and how far they have been read.
struct QueryScanner {
    let bytes: [UInt8]
    private(set) var index = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    var isAtEnd: Bool { index >= bytes.count }

    var current: UInt8? { byte(at: index) }

    var next: UInt8? { byte(at: index + 1) }

    func byte(at offset: Int) -> UInt8? {
        offset < bytes.count ? bytes[offset] : nil
    }

    mutating func advance(by count: Int = 1) {
        index += count
    }

    /// Goes back to a place that was read before.
    mutating func rewind(to earlier: Int) {
        index = earlier
    }

    /// Steps over the text if it comes next.
    mutating func skip(_ text: StaticString) -> Bool {
        guard continues(with: text) else { return false }
        index += text.utf8CodeUnitCount
        return true
    }

    func continues(with text: StaticString) -> Bool {
        text.withUTF8Buffer { bytes[min(index, bytes.count)...].starts(with: $0) }
    }

    /// Steps over what RFC 9535 calls blank space: space, tab, line feed, carriage return.
    mutating func skipBlanks() {
        while let byte = current, QueryScanner.isBlank(byte) { index += 1 }
    }

    mutating func skip(while belongs: (UInt8) -> Bool) {
        while let byte = current, belongs(byte) { index += 1 }
    }

    // MARK: Classes of bytes

    static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }

    static func isDigit(_ byte: UInt8) -> Bool {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    }

    /// Whether a byte begins something that is meant as a number.
    static func startsNumber(_ byte: UInt8) -> Bool {
        isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
    }

    /// Whether a byte may begin a name without quotes; every scalar above ASCII may (RFC 9535, section 2.5.1.1).
    static func startsName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
        default: byte >= 0x80
        }
    }

    static func continuesName(_ byte: UInt8) -> Bool {
        startsName(byte) || isDigit(byte)
    }

    /// Whether a typographic quotation mark, U+2018 to U+201F, stands at an offset.
    func isCurlyQuote(at offset: Int) -> Bool {
        guard byte(at: offset) == 0xE2, byte(at: offset + 1) == 0x80, let last = byte(at: offset + 2) else {
            return false
        }
        return 0x98...0x9F ~= last
    }

    // MARK: For messages

    func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
    }

    /// The word, or else the one character, at an offset; empty at the end of the query.
    func token(at offset: Int) -> Range<Int> {
        guard offset < bytes.count else { return bytes.count..<bytes.count }
        var end = offset
        while let byte = byte(at: end), QueryScanner.continuesName(byte) { end += 1 }
        if end > offset { return offset..<end }
        return offset..<offset + 1
    }

    /// What stands at an offset, in words.
    func found(at offset: Int) -> String {
        guard let byte = byte(at: offset) else { return "the end of the query" }
        switch byte {
        case 0x20: return "a space"
        case 0x09: return "a tab"
        case 0x0A, 0x0D: return "a line break"
        case 0x00..<0x20, 0x7F: return "a control character"
        default: return "“" + text(token(at: offset)) + "”"
        }
    }

    /// A fault at the token that comes next, saying what was expected in its place.
    func expected(_ expectation: String, at offset: Int? = nil) -> SyntaxFault {
        let offset = offset ?? index
        return SyntaxFault("Expected \(expectation), found \(found(at: offset)).", at: token(at: offset))
    }
}
