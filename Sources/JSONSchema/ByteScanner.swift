/// Reads a text byte by byte.
struct ByteScanner {
    private let text: UnsafeBufferPointer<UInt8>
    private(set) var index = 0

    init(_ text: UnsafeBufferPointer<UInt8>) {
        self.text = text
    }

    var isAtEnd: Bool { index == text.count }

    var peek: UInt8? { index < text.count ? text[index] : nil }

    mutating func next() -> UInt8? {
        guard index < text.count else { return nil }
        defer { index += 1 }
        return text[index]
    }

    /// Reads one byte if it is this one.
    mutating func take(_ byte: Unicode.Scalar) -> Bool {
        guard index < text.count, text[index] == UInt8(truncatingIfNeeded: byte.value) else { return false }
        index += 1
        return true
    }

    /// Reads bytes as long as they please; returns how many.
    mutating func take(while pleases: (UInt8) -> Bool) -> Int {
        let start = index
        while index < text.count, pleases(text[index]) { index += 1 }
        return index - start
    }

    /// Reads just this many decimal digits and returns their value.
    mutating func number(digits: Int) -> Int? {
        guard index + digits <= text.count else { return nil }
        var value = 0
        for offset in 0..<digits {
            let byte = text[index + offset]
            guard ByteScanner.isDigit(byte) else { return nil }
            value = value * 10 + Int(byte - UInt8(ascii: "0"))
        }
        index += digits
        return value
    }

    static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }

    static func isHexadecimal(_ byte: UInt8) -> Bool {
        isDigit(byte) || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x66)
    }
}
