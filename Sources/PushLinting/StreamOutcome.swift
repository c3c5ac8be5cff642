import Linting

/// What came of checking a stream, besides the findings that were handed on.
public struct StreamOutcome: Sendable {
    /// The counts of all findings that were handed on.
    public let summary: LintReport.Summary
    /// What kept the run from doing all that was asked.
    public let troubles: [Trouble]
    /// What is likely a mistake in a configuration, each as `path:line:column: warning: ...`.
    public let warnings: [String]
    /// Sentences about what the run left out.
    public let notes: [String]
}
