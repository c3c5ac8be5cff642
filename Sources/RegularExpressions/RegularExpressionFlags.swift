/// The flags of ECMA-262, section 22.2, that change what a pattern matches. Patterns are read as with the flag `u`.
public struct RegularExpressionFlags: OptionSet, Sendable, Hashable {
    /// The flags as bits.
    public let rawValue: UInt8

    /// Flags from bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// `i`: letters match in either case.
    public static let ignoreCase = RegularExpressionFlags(rawValue: 1)
    /// `m`: `^` and `$` match at each line's start and end.
    public static let multiline = RegularExpressionFlags(rawValue: 2)
    /// `s`: `.` matches line ends too.
    public static let dotMatchesAll = RegularExpressionFlags(rawValue: 4)

    /// The flag of a letter; empty for `u` and `g`, which change nothing here; nil for any other.
    init?(letter: Unicode.Scalar) {
        switch letter {
        case "i": self = .ignoreCase
        case "m": self = .multiline
        case "s": self = .dotMatchesAll
        case "u", "g": self = []
        default: return nil
        }
    }
}
