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

    /// A style; without arguments, what a file or a pipe gets.
    public init(hasColor: Bool = false, hasFrames: Bool = false, isQuiet: Bool = false, version: String) {
        self.hasColor = hasColor
        self.hasFrames = hasFrames
        self.isQuiet = isQuiet
        self.version = version
    }
}
