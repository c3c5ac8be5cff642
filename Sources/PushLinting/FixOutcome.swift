import Linting

/// What came of a run that puts files right.
public struct FixOutcome: Sendable {
    /// What is left to report; when nothing was to be written, what is there.
    public let lint: LintOutcome
    /// The files that were changed, or would be, in order of path.
    public let files: [FixedFile]
    /// How many files should have been changed and could not be written.
    public let unwrittenCount: Int
    /// The folder that the paths in a diff start at, where it is not the current one.
    public let diffRoot: String?
    /// Findings whose fix was left out, since it would have led to other findings.
    public let refused: [Finding]
    /// Standard input's text as it is afterwards; nil when the run did not read it.
    public let standardInput: [UInt8]?

    /// How many findings are gone.
    public var fixedCount: Int { files.reduce(0) { $0 + $1.fixedCount } }
}
