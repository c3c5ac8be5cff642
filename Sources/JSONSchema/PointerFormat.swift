/// `json-pointer` (RFC 6901, section 5) and `relative-json-pointer` (draft-handrews-relative-json-pointer-01).
enum PointerFormat {
    static func isPointer(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = text.first else { return true }
        guard first == UInt8(ascii: "/") else { return false }
        for (index, byte) in text.enumerated() where byte == UInt8(ascii: "~") {
            guard index + 1 < text.count, text[index + 1] == UInt8(ascii: "0") || text[index + 1] == UInt8(ascii: "1")
            else { return false }
        }
        return true
    }

    static func isRelativePointer(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var scanner = ByteScanner(text)
        guard takeNumber(&scanner) else { return false }
        if scanner.peek == UInt8(ascii: "+") || scanner.peek == UInt8(ascii: "-") {
            _ = scanner.next()
            guard takeNumber(&scanner, isPositive: true) else { return false }
        }
        if scanner.take("#") { return scanner.isAtEnd }
        return isPointer(UnsafeBufferPointer(rebasing: text[scanner.index...]))
    }

    /// A whole number without leading zeros.
    private static func takeNumber(_ scanner: inout ByteScanner, isPositive: Bool = false) -> Bool {
        if scanner.take("0") { return !isPositive && scanner.peek.map(ByteScanner.isDigit) != true }
        return scanner.take(while: ByteScanner.isDigit) > 0
    }
}
