/// `ipv4` (RFC 2673, section 3.2) and `ipv6` (RFC 4291, section 2.2).
enum AddressFormat {
    static func isIPv4(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var scanner = ByteScanner(text)
        for part in 0..<4 {
            if part > 0, !scanner.take(".") { return false }
            let start = scanner.index
            let count = scanner.take(while: ByteScanner.isDigit)
            guard (1...3).contains(count), count == 1 || text[start] != UInt8(ascii: "0") else { return false }
            guard text[start..<start + count].reduce(0, { $0 * 10 + Int($1 - 0x30) }) < 256 else { return false }
        }
        return scanner.isAtEnd
    }

    static func isIPv6(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var scanner = ByteScanner(text)
        var groups = 0
        var isCompressed = false
        if scanner.take(":") {
            guard scanner.take(":") else { return false }
            isCompressed = true
        }
        while !scanner.isAtEnd {
            let start = scanner.index
            let count = scanner.take(while: ByteScanner.isHexadecimal)
            if scanner.peek == UInt8(ascii: ".") {
                guard isIPv4(UnsafeBufferPointer(rebasing: text[start...])) else { return false }
                groups += 2
                break
            }
            guard (1...4).contains(count) else { return false }
            groups += 1
            if scanner.isAtEnd { break }
            guard scanner.take(":"), !scanner.isAtEnd else { return false }
            if scanner.take(":") {
                if isCompressed { return false }
                isCompressed = true
            }
        }
        return isCompressed ? groups <= 7 : groups == 8
    }
}
