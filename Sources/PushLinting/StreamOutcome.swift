import Linting

/// What came of checking a stream, besides the findings that were handed on.
public struct StreamOutcome: Sendable {
    /// The counts of all findings that were handed on.
    public let summary: LintReport.Summary
    /// What kept the run from doing all that was asked.
    public let troubles: [Trouble]
}
