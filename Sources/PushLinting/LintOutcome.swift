import Linting

/// What came of a run.
public struct LintOutcome: Sendable {
    /// What was found.
    public internal(set) var report: LintReport
    /// Sentences about what the run did besides reporting, such as a file that it wrote.
    public internal(set) var notes: [String] = []
    /// What is likely a mistake in a configuration, a rule set or a schema, each as `path:line:column: warning: ...`.
    public internal(set) var warnings: [String] = []
    /// How the run came to its findings; nil where nobody asked.
    public internal(set) var details: RunDetails?
    var scope = LintScope()

    /// Sorted as they came up: files in order of path.
    public internal(set) var troubles: [Trouble] {
        get { report.background.troubles }
        set { report.background.troubles = newValue }
    }

    init(report: LintReport, troubles: [Trouble], notes: [String] = [], warnings: [String] = []) {
        self.report = report
        self.notes = notes
        self.warnings = warnings
        self.troubles = troubles
    }

    /// A run that ended before it looked at anything.
    static func nothing(_ troubles: [Trouble], subject: LintReport.Subject) -> LintOutcome {
        LintOutcome(report: LintReport(findings: [], files: 0, payloads: 0, subject: subject), troubles: troubles)
    }
}
