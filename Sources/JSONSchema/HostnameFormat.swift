/// `hostname`: RFC 1123, section 2.1; a label of an internationalised name is judged by its letters alone.
enum HostnameFormat {
    static func accepts(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard !text.isEmpty, text.count <= 253 else { return false }
        var scanner = ByteScanner(text)
        repeat {
            let start = scanner.index
            let count = scanner.take { ByteScanner.isDigit($0) || ByteScanner.isLetter($0) || $0 == UInt8(ascii: "-") }
            guard (1...63).contains(count), text[start] != UInt8(ascii: "-"),
                text[start + count - 1] != UInt8(ascii: "-")
            else { return false }
        } while scanner.take(".")
        return scanner.isAtEnd
    }
}
