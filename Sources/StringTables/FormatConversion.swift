/// What a format specifier makes of its argument (Apple's String Format Specifiers; CoreFoundation's formatter).
public enum FormatConversion: Sendable, Hashable {
    /// `%@`: an object's description; the only one that a string fills.
    case object
    /// `%d %D %i`, `%u %U`, `%x %X %o %O`.
    case integer
    /// `%f %F %e %E %g %G %a %A`.
    case double
    /// `%c`: one 8-bit character; `%C`: one UTF-16 code unit.
    case character
    /// `%s`: a C string; `%S`: UTF-16 code units; `%P`: a Pascal string. Each follows a pointer into memory.
    case text
    /// `%p`.
    case pointer
    /// `%n`: takes an argument and prints nothing.
    case nothing
    /// `%#@name@`: a variable of a `.stringsdict` entry, by its name.
    case variable(String)

    /// Whether a string argument is shown as it is.
    public var acceptsString: Bool { self == .object }

    /// What the specifier wants, for a message, with its article.
    public var expectation: String {
        switch self {
        case .object: "an object, such as a string"
        case .integer: "a whole number"
        case .double: "a number with a fraction"
        case .character: "a single character"
        case .text: "a pointer to text in memory"
        case .pointer: "a memory address"
        case .nothing: "a place to store a count"
        case .variable: "a number that chooses a plural form"
        }
    }
}
