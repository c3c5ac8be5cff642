import SourceTree

/// A text with parts that a number chooses (an entry of a `.stringsdict`, or what a catalog compiles to one).
public struct PluralText: Sendable, Hashable {
    /// The text with a reference such as `%#@name@` or `%1$#@name@` for each variable.
    public let format: String
    /// The format's bytes in the file.
    public let formatRange: Range<Int>
    /// In the order in which they are written.
    public let variables: [PluralVariable]
    /// Whether each form is the whole text with all its arguments, as where a catalog varies a text by plural without
    /// substitutions; the format and the one variable are then made up.
    public let hasWholeForms: Bool

    /// A plural entry with its variables.
    public init(
        format: String, formatRange: Range<Int>, variables: [PluralVariable], hasWholeForms: Bool = false
    ) {
        self.hasWholeForms = hasWholeForms
        self.format = format
        self.formatRange = formatRange
        self.variables = variables
    }
}
