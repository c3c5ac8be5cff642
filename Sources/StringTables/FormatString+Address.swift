extension FormatString {
    /// Whether each percent sign of the text belongs to the address of a page or a mailbox, where `%20` and `%C3%A9`
    /// stand for characters (RFC 3986, section 2.1). Such a text is shown or opened, and not filled with arguments.
    public var isPercentEncoded: Bool {
        let places = specifiers.map(\.range.lowerBound) + strayPercents.map(\.range.lowerBound)
        guard escapedPercents.isEmpty, !places.isEmpty else { return false }
        let bytes = Array(text.utf8)
        guard places.allSatisfy({ FormatString.isEncodedByte(bytes, at: $0) }) else { return false }
        let isFollowed = places.contains { FormatString.isEncodedByte(bytes, at: $0 + 3) }
        return isFollowed || ["://", "mailto:", "tel:", "sms:"].contains { text.contains($0) }
    }

    private static func isEncodedByte(_ bytes: [UInt8], at index: Int) -> Bool {
        index + 2 < bytes.count && bytes[index] == UInt8(ascii: "%") && isHexadecimal(bytes[index + 1])
            && isHexadecimal(bytes[index + 2])
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
            UInt8(ascii: "A")...UInt8(ascii: "F"):
            true
        default: false
        }
    }
}
