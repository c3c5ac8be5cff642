import StringTables

/// Format specifiers in a text, and what a device shows for it.
enum FormatFuzz: FuzzTarget {
    static let name = "format"

    static func run(_ input: FuzzInput) {
        let format = FormatString(String(decoding: input.bytes, as: UTF8.self))
        _ = format.rendered(with: ["a", "%@", ""])
        _ = format.argumentGaps
        _ = format.doublyEscapedSpecifiers
        _ = format.unescapedPercents
        _ = format.specifiersNotForStrings
        _ = ArgumentUse(format)
        let count = format.text.utf8.count
        for range in format.escapedPercents { precondition(range.upperBound <= count) }
    }
}
