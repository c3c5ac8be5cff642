/// `email`: the mailbox of RFC 5321, section 4.1.2; `idn-email` with the letters that RFC 6531 adds.
enum EmailFormat {
    static func accepts(_ text: UnsafeBufferPointer<UInt8>, allowsUnicode: Bool) -> Bool {
        guard let at = text.lastIndex(of: UInt8(ascii: "@")) else { return false }
        let local = UnsafeBufferPointer(rebasing: text[..<at])
        let domain = UnsafeBufferPointer(rebasing: text[(at + 1)...])
        let isLocal =
            local.first == UInt8(ascii: "\"") ? isQuoted(local, allowsUnicode) : isDotted(local, allowsUnicode)
        return isLocal && isDomain(domain, allowsUnicode)
    }

    private static func isDotted(_ local: UnsafeBufferPointer<UInt8>, _ allowsUnicode: Bool) -> Bool {
        var scanner = ByteScanner(local)
        repeat {
            guard scanner.take(while: { isAtom($0) || (allowsUnicode && $0 >= 0x80) }) > 0 else { return false }
        } while scanner.take(".")
        return scanner.isAtEnd
    }

    private static func isAtom(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "!"), UInt8(ascii: "#")...UInt8(ascii: "'"), UInt8(ascii: "*"), UInt8(ascii: "+"),
            UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "?"),
            UInt8(ascii: "^")...UInt8(ascii: "`"), UInt8(ascii: "{")...UInt8(ascii: "~"):
            true
        default: ByteScanner.isDigit(byte) || ByteScanner.isLetter(byte)
        }
    }

    private static func isQuoted(_ local: UnsafeBufferPointer<UInt8>, _ allowsUnicode: Bool) -> Bool {
        guard local.count >= 2, local[local.count - 1] == UInt8(ascii: "\"") else { return false }
        var scanner = ByteScanner(UnsafeBufferPointer(rebasing: local[1..<local.count - 1]))
        while let byte = scanner.next() {
            if byte == UInt8(ascii: "\\") {
                guard let escaped = scanner.next(), (0x20...0x7E).contains(escaped) else { return false }
            } else if byte == UInt8(ascii: "\"") || byte < 0x20 || byte == 0x7F || (byte >= 0x80 && !allowsUnicode) {
                return false
            }
        }
        return true
    }

    private static func isDomain(_ domain: UnsafeBufferPointer<UInt8>, _ allowsUnicode: Bool) -> Bool {
        if domain.first == UInt8(ascii: "[") {
            guard domain.count > 2, domain[domain.count - 1] == UInt8(ascii: "]") else { return false }
            let address = UnsafeBufferPointer(rebasing: domain[1..<domain.count - 1])
            if address.starts(with: "IPv6:".utf8) {
                return AddressFormat.isIPv6(UnsafeBufferPointer(rebasing: address[5...]))
            }
            return AddressFormat.isIPv4(address)
        }
        if allowsUnicode { return HostnameFormat.acceptsInternational(domain) }
        return HostnameFormat.accepts(domain)
    }
}
