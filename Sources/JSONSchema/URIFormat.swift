/// `uri` and `uri-reference` (RFC 3986, appendix A), `iri` and `iri-reference` (RFC 3987, section 2.2).
struct URIFormat {
    let allowsRelative: Bool
    let allowsUnicode: Bool

    func accepts(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var scanner = ByteScanner(text)
        let schemeLength = URIFormat.schemeLength(text)
        if schemeLength == 0 {
            guard allowsRelative else { return false }
        } else {
            for _ in 0...schemeLength { _ = scanner.next() }
        }
        if text[scanner.index...].starts(with: "//".utf8) {
            _ = (scanner.next(), scanner.next())
            guard takeAuthority(&scanner, text) else { return false }
        } else if schemeLength == 0 {
            // A colon in the first segment would make it a scheme.
            let segment = text.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
            if segment.contains(UInt8(ascii: ":")) { return false }
        }
        guard takeCharacters(&scanner, also: ":@/") else { return false }
        if scanner.take("?"), !takeCharacters(&scanner, also: ":@/?") { return false }
        if scanner.take("#"), !takeCharacters(&scanner, also: ":@/?") { return false }
        return scanner.isAtEnd
    }

    /// The length of the scheme before its colon; 0 where there is none.
    private static func schemeLength(_ text: UnsafeBufferPointer<UInt8>) -> Int {
        guard let first = text.first, ByteScanner.isLetter(first) else { return 0 }
        for (index, byte) in text.enumerated() {
            if byte == UInt8(ascii: ":") { return index }
            guard ByteScanner.isLetter(byte) || ByteScanner.isDigit(byte) || "+-.".utf8.contains(byte) else { return 0 }
        }
        return 0
    }

    private func takeAuthority(_ scanner: inout ByteScanner, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        let end = text[scanner.index...].firstIndex { "/?#".utf8.contains($0) } ?? text.count
        if let at = text[scanner.index..<end].firstIndex(of: UInt8(ascii: "@")) {
            guard takeCharacters(&scanner, also: ":"), scanner.index == at else { return false }
            _ = scanner.next()
        }
        if scanner.take("[") {
            let start = scanner.index
            _ = scanner.take { $0 != UInt8(ascii: "]") }
            let literal = UnsafeBufferPointer(rebasing: text[start..<scanner.index])
            guard scanner.take("]"), isAddress(literal) else { return false }
        } else if !takeCharacters(&scanner, also: "") {
            return false
        }
        if scanner.take(":") { _ = scanner.take(while: ByteScanner.isDigit) }
        return scanner.index == end
    }

    private func isAddress(_ literal: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = literal.first, first | 0x20 == UInt8(ascii: "v") else { return AddressFormat.isIPv6(literal) }
        var scanner = ByteScanner(literal)
        _ = scanner.next()
        guard scanner.take(while: ByteScanner.isHexadecimal) > 0, scanner.take(".") else { return false }
        return scanner.take { $0 != UInt8(ascii: "%") && isPlain($0, also: ":") } > 0 && scanner.isAtEnd
    }

    /// Reads unreserved characters, sub-delimiters, escapes and the ones named; false at a broken escape.
    private func takeCharacters(_ scanner: inout ByteScanner, also others: StaticString) -> Bool {
        while let byte = scanner.peek {
            if byte == UInt8(ascii: "%") {
                _ = scanner.next()
                guard let high = scanner.next(), let low = scanner.next(), ByteScanner.isHexadecimal(high),
                    ByteScanner.isHexadecimal(low)
                else { return false }
            } else if isPlain(byte, also: others) {
                _ = scanner.next()
            } else {
                return true
            }
        }
        return true
    }

    private func isPlain(_ byte: UInt8, also others: StaticString) -> Bool {
        if ByteScanner.isLetter(byte) || ByteScanner.isDigit(byte) { return true }
        if byte >= 0x80 { return allowsUnicode }
        if "-._~!$&'()*+,;=".utf8.contains(byte) { return true }
        return others.withUTF8Buffer { $0.contains(byte) }
    }
}
