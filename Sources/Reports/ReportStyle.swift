import Linting

/// What a report's reader can make use of.
public struct ReportStyle: Sendable {
    /// Whether the output understands terminal colours.
    public var hasColor: Bool
    /// Whether the source lines are shown beneath each finding.
    public var hasFrames: Bool
    /// Whether to leave out all that is no finding.
    public var isQuiet: Bool
    /// The tool's version, for reports that name it.
    public var version: String
    /// The columns of the terminal that it is written to: there long lines are wrapped and repeated findings are
    /// folded. Nil for a file or a pipe, whose readers take line by line.
    public var terminalWidth: Int?
    /// Whether every finding is shown on a terminal, however many there are.
    public var showsAll = false
    /// Whether to count the findings by rule.
    public var hasStatistics = false
    /// Whether an emoji of several characters is drawn as one, as newer terminals and browsers do, or as its parts.
    public var joinsEmoji = true
    /// The least severity that fails the run; nil when none does.
    public var failingSeverity: Severity? = .error
    /// How the report's reader wants paths.
    public var paths = ReportPaths()

    /// A style; without arguments, what a file or a pipe gets.
    public init(hasColor: Bool = false, hasFrames: Bool = false, isQuiet: Bool = false, version: String) {
        self.hasColor = hasColor
        self.hasFrames = hasFrames
        self.isQuiet = isQuiet
        self.version = version
    }

    /// A text in a colour (ECMA-48, SGR), where the output has any.
    func painted(_ text: String, _ code: String?) -> String {
        guard hasColor, let code, !text.isEmpty else { return text }
        return "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }
}
