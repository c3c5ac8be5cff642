import Linting

/// Something that kept the run from doing all that was asked: told on standard error, exit status 2.
public struct Trouble: Sendable, Hashable {
    /// `path: error: ...`, with line and column where there are any.
    public let text: String

    /// A trouble with a file, or with the run as a whole.
    public init(_ message: String, file: String? = nil) {
        text = (file.map { $0 + ": " } ?? "") + "error: " + message
    }

    /// A mistake in a rule set, at its place.
    public init(_ fault: RuleSetFault) {
        text = "\(fault.file):\(fault.start.line):\(fault.start.column): error: \(fault.message)"
    }
}
