/// A text read as CoreFoundation's formatter reads a format.
///
/// The grammar behind a percent sign: flags, digits, `*`, `.`, length modifiers in any order and number, digits with `$`
/// for the argument's number, then a conversion letter. Anything else drops the percent sign and prints the one
/// character behind it. (CFString.c of the open CoreFoundation, `__CFParseFormatSpec`.)
public struct FormatString: Sendable {
    /// The text as it was given.
    public let text: String
    /// In order of place.
    public let specifiers: [FormatSpecifier]
    /// Percent signs that stand for nothing.
    public let strayPercents: [StrayPercent]
    /// The ranges of each `%%`, in bytes of the decoded text's UTF-8 form.
    public let escapedPercents: [Range<Int>]
    /// Whether the formatter refuses the text: an argument number above 127, or a width that fits no integer.
    public let isRefused: Bool
    let pieces: [FormatPiece]

    /// Takes a text apart.
    public init(_ text: String) {
        self.text = text
        guard text.utf8.contains(UInt8(ascii: "%")) else {
            specifiers = []
            strayPercents = []
            escapedPercents = []
            isRefused = false
            pieces = [.literal(0..<text.utf8.count)]
            return
        }
        var parser = FormatParser(text)
        parser.parse()
        specifiers = parser.specifiers
        strayPercents = parser.strayPercents
        escapedPercents = parser.escapedPercents
        isRefused = parser.isRefused
        pieces = parser.pieces
    }
}

// MARK: Arguments

extension FormatString {
    /// The numbers of the arguments that the text uses, counted from 1, ascending.
    public var usedArguments: [Int] {
        Set(specifiers.flatMap { [$0.argument] + $0.sizeArguments }).sorted()
    }

    /// The numbers below the highest used one that no specifier uses. The formatter does not step over them, so that
    /// each later specifier shows an earlier argument than its number says.
    public var argumentGaps: [Int] {
        let used = usedArguments
        guard let last = used.last, last != used.count, last <= 127 else { return [] }
        return (1...last).filter { !used.contains($0) }
    }

    /// Whether some specifiers have a number and some have none; those without count from 1 by themselves.
    public var mixesPositionalAndSequential: Bool {
        specifiers.contains { $0.isPositional } && specifiers.contains { !$0.isPositional }
    }

    /// The specifiers that a string argument cannot fill.
    public var specifiersNotForStrings: [FormatSpecifier] {
        specifiers.filter { !$0.conversion.acceptsString || !$0.sizeArguments.isEmpty }
    }

    /// The specifiers that look like percent signs in running text.
    public var unescapedPercents: [FormatSpecifier] {
        specifiers.filter { $0.looksLikePercentSign }
    }

    /// Where `%%` stands in front of what would be the rest of a specifier (`%%@`, `%%1$@`, `%%1%s`): the mark of a tool
    /// that escaped a specifier. The user then reads it as it stands.
    public var doublyEscapedSpecifiers: [Range<Int>] {
        let bytes = Array(text.utf8)
        return escapedPercents.compactMap { percent in
            var end = percent.upperBound
            while end < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[end]) { end += 1 }
            guard end < bytes.count else { return nil }
            let hasNumber = end > percent.upperBound
            switch bytes[end] {
            case UInt8(ascii: "@") where !hasNumber: return percent.lowerBound..<end + 1
            case UInt8(ascii: "$") where hasNumber:
                return percent.lowerBound..<min(end + 2, bytes.count)
            case UInt8(ascii: "%") where hasNumber:
                return percent.lowerBound..<min(end + 2, bytes.count)
            default: return nil
            }
        }
    }

    /// The highest argument number that the formatter fetches: it has room for three with each percent sign, and one.
    var highestFetchedArgument: Int { 3 * text.utf8.lazy.filter { $0 == UInt8(ascii: "%") }.count + 1 }

    /// Whether the formatter gives up and shows an empty text, as it does for a lone `%9$@`.
    public var isShownEmpty: Bool {
        isRefused || usedArguments.contains { $0 > highestFetchedArgument + 1 }
    }
}
