import Linting

/// What came of a run.
public struct LintOutcome: Sendable {
    /// What was found.
    public let report: LintReport

    /// Sorted as they came up: files in order of path.
    public var troubles: [Trouble] { report.background.troubles }

    init(report: LintReport, troubles: [Trouble]) {
        var report = report
        report.background.troubles = troubles
        self.report = report
    }
}
