/// One specifier in a format text, such as `%@`, `%2$@` or `%lld`.
public struct FormatSpecifier: Sendable, Hashable {
    /// What it makes of its argument.
    public let conversion: FormatConversion
    /// As it is written, from the percent sign to the conversion letter.
    public let written: String
    /// Bytes in the UTF-8 form of the decoded text.
    public let range: Range<Int>
    /// The number of the argument that it shows, counted from 1: the written one, or for a specifier without number its
    /// turn among those without.
    public let argument: Int
    /// Whether the argument's number is written (`%2$@`).
    public let isPositional: Bool
    /// The numbers of the arguments that give width and precision (`%*d`), counted from 1.
    public let sizeArguments: [Int]
    /// The flags `#`, space, `-`, `+` and `0` in the order written.
    public let flags: String
    /// `h`, `hh`, `l`, `ll`, `q`, `z`, `t`, `j`, `L`, or empty.
    public let lengthModifier: String
    /// Whether it is more likely a percent sign in running text that forms a specifier by chance, as in `50% off`.
    public let looksLikePercentSign: Bool
}
