import SourceTree

/// What a run found, for a report to show.
public struct LintReport: Sendable {
    /// Sorted by file, line, column and rule.
    public let findings: [Finding]
    /// The counts.
    public let summary: Summary
    /// The files that findings point into, by the path as it is shown; for code frames.
    public let sources: [ExactText: Source]
    /// What was looked at.
    public let subject: Subject
    /// The files with their payloads and the app's string tables, for reports that show notifications.
    public var checkedFiles: [CheckedFile] = []
    /// In a run about string tables, the tables and which of their keys were checked.
    public var checkedTables: CheckedTables?
    /// How much was found and is not among the findings.
    public let setAside: SetAside
    /// What some reports tell besides the findings.
    public var background = Background()

    /// What belongs to a run besides its findings.
    public struct Background: Sendable {
        /// The paths of the files that were checked, as they are shown, sorted.
        public var files: [String] = []
        /// The rules of the findings, by name.
        public var rules: [RuleSummary] = []
        /// What kept the run from doing all that was asked.
        public var troubles: [Trouble] = []

        /// Nothing known yet.
        public init() {}
    }

    /// What the files of a run are.
    public enum Subject: Sendable, Hashable {
        case payloads
        case stringTables
        /// Documents of any kind, each of which counts as a payload.
        case documents
    }

    /// How much was looked at and found.
    public struct Summary: Sendable, Hashable {
        /// Files that were linted.
        public let files: Int
        /// Payloads that were found in them.
        public let payloads: Int
        /// Findings of severity error.
        public let errors: Int
        /// Findings of severity warning.
        public let warnings: Int
        /// Findings of severity info.
        public let infos: Int

        /// Counts of something.
        public init(files: Int, payloads: Int, errors: Int, warnings: Int, infos: Int) {
            self.files = files
            self.payloads = payloads
            self.errors = errors
            self.warnings = warnings
            self.infos = infos
        }
    }

    /// Findings that are not reported, by the reason.
    public struct SetAside: Sendable, Hashable {
        /// Findings that an entry of the configuration's `ignore` covers.
        public var ignored = 0
        /// Findings that are in the baseline.
        public var inBaseline = 0
        /// Findings that the baseline holds and that are there no more.
        public var goneFromBaseline = 0
        /// The baseline's path as it is shown; nil where there is none.
        public var baseline: String?

        /// Nothing set aside.
        public init() {}
    }

    /// A report; its findings are sorted.
    public init(
        findings: [Finding], files: Int, payloads: Int, sources: [ExactText: Source] = [:], subject: Subject = .payloads
    ) {
        let sorted = findings.sorted()
        let findings = LintReport.withoutRepeats(sorted.filter { $0.ignoredBy.isEmpty })
        var setAside = SetAside()
        setAside.ignored = LintReport.withoutRepeats(sorted.filter { !$0.ignoredBy.isEmpty }).count
        self.init(
            sorted: findings, files: files, payloads: payloads, sources: sources, subject: subject, setAside: setAside)
    }

    /// This report with fewer findings.
    ///
    /// - Parameter setAside: how many there were besides.
    public func keeping(_ findings: [Finding], setAside: SetAside) -> LintReport {
        let rules = Set(findings.map(\.rule))
        var report = LintReport(
            sorted: findings, files: summary.files, payloads: summary.payloads, sources: sources, subject: subject,
            setAside: setAside)
        report.checkedFiles = checkedFiles
        report.checkedTables = checkedTables
        report.background = background
        report.background.rules = background.rules.filter { rules.contains($0.id) }
        return report
    }

    private init(
        sorted findings: [Finding], files: Int, payloads: Int, sources: [ExactText: Source], subject: Subject,
        setAside: SetAside
    ) {
        self.subject = subject
        self.setAside = setAside
        self.findings = findings
        self.sources = sources
        summary = Summary(
            files: files, payloads: payloads, errors: LintReport.count(findings, .error),
            warnings: LintReport.count(findings, .warning), infos: LintReport.count(findings, .info))
    }

    /// Findings as a report has them: in order, each once, and without those that are ignored.
    public static func sorted(_ findings: [Finding]) -> [Finding] {
        withoutRepeats(findings.filter { $0.ignoredBy.isEmpty }.sorted())
    }

    private static func count(_ findings: [Finding], _ severity: Severity) -> Int {
        findings.count { $0.severity == severity }
    }

    /// Equal findings are one; of those that are said once in a run, the first stays.
    ///
    /// - Parameter findings: in order.
    private static func withoutRepeats(_ findings: [Finding]) -> [Finding] {
        var kept: [Finding] = []
        var said: Set<String> = []
        // Where those begin that the order does not tell from the last one: equal ones stand there, and few besides.
        var start = 0
        for finding in findings {
            if let last = kept.last, last < finding { start = kept.count }
            let isNew =
                finding.isOncePerRun ? said.insert(finding.message).inserted : !kept[start...].contains(finding)
            if isNew { kept.append(finding) }
        }
        return kept
    }
}
