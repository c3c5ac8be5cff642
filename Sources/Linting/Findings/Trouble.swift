import SourceTree

/// Something that kept the run from doing all that was asked: told on standard error, exit status 2.
public struct Trouble: Sendable, Hashable {
    /// What is wrong, and what to do.
    public let message: String
    /// The path as it is shown; nil for the run as a whole.
    public let file: String?
    /// Where in the file, for a mistake in a rule set.
    public let start: Position?

    /// `path: error: ...`, with line and column where there are any.
    public var text: String {
        let place = start.map { ":\($0.line):\($0.column)" } ?? ""
        return (file.map { $0 + place + ": " } ?? "") + "error: " + message
    }

    /// A trouble with a file, or with the run as a whole.
    public init(_ message: String, file: String? = nil) {
        self.message = message
        self.file = file
        start = nil
    }

    /// A mistake in a rule set, at its place.
    public init(_ fault: RuleSetFault) {
        message = fault.message
        file = fault.file
        start = fault.start
    }
}
