/// `uri-template`: RFC 6570, section 2.
enum URITemplateFormat {
    static func accepts(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var scanner = ByteScanner(text)
        while let byte = scanner.next() {
            switch byte {
            case UInt8(ascii: "{"): guard takeExpression(&scanner) else { return false }
            case UInt8(ascii: "%"): guard takeEscape(&scanner) else { return false }
            case 0...0x20, 0x7F, UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"),
                UInt8(ascii: "\\"), UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "|"), UInt8(ascii: "}"):
                return false
            default: break
            }
        }
        return true
    }

    private static func takeEscape(_ scanner: inout ByteScanner) -> Bool {
        guard let high = scanner.next(), let low = scanner.next() else { return false }
        return ByteScanner.isHexadecimal(high) && ByteScanner.isHexadecimal(low)
    }

    /// An operator, then variables with a prefix length or a star, separated by commas, up to the brace.
    private static func takeExpression(_ scanner: inout ByteScanner) -> Bool {
        if let sign = scanner.peek, "+#./;?&=,!@|".utf8.contains(sign) { _ = scanner.next() }
        repeat {
            guard takeVariable(&scanner) else { return false }
            if scanner.take(":") {
                guard let first = scanner.peek, first != UInt8(ascii: "0"),
                    (1...4).contains(scanner.take(while: ByteScanner.isDigit))
                else { return false }
            } else {
                _ = scanner.take("*")
            }
        } while scanner.take(",")
        return scanner.take("}")
    }

    /// Letters, digits, `_` and escapes, in parts joined by single dots.
    private static func takeVariable(_ scanner: inout ByteScanner) -> Bool {
        repeat {
            var count = 0
            while let byte = scanner.peek {
                if byte == UInt8(ascii: "%") {
                    _ = scanner.next()
                    guard takeEscape(&scanner) else { return false }
                } else if ByteScanner.isLetter(byte) || ByteScanner.isDigit(byte) || byte == UInt8(ascii: "_") {
                    _ = scanner.next()
                } else {
                    break
                }
                count += 1
            }
            if count == 0 { return false }
        } while scanner.take(".")
        return true
    }
}
