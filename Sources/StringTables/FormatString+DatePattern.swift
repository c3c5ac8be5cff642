extension FormatString {
    /// Whether the text is a pattern of a date or a time as `strftime` reads it, such as `%d. %B %Y` or `%H:%M`, and so
    /// none for the formatter of texts: its percent signs take no arguments.
    public var isDatePattern: Bool {
        // Those that are conversions to the formatter as well, such as “%d”, say nothing by themselves.
        guard !strayPercents.isEmpty else { return false }
        let bytes = Array(text.utf8)
        return (specifiers.map(\.range) + strayPercents.map(\.range)).allSatisfy { range in
            let letter = bytes[range.upperBound - 1]
            let isPadded = range.count == 3 && FormatString.paddings.contains(bytes[range.lowerBound + 1])
            guard range.count == 2 || isPadded, FormatString.dateLetters.contains(letter) else { return false }
            return range.upperBound == bytes.count || !FormatString.isLetterOrDigit(bytes[range.upperBound])
        }
    }

    private static let paddings = Set("-0".utf8)
    private static let dateLetters = Set("aAbBcCdDeFgGHIjkmMpPrRSTuUVwWxXyYZ".utf8)

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
