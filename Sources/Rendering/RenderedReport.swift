import Linting

/// All payloads of a run as devices show them, with what was found in them.
public struct RenderedReport: Sendable {
    /// In order of path.
    public let files: [RenderedFile]
    /// The run's findings.
    public let findings: [Finding]
    /// For each finding, the languages that it is about; empty for all.
    public let findingLanguages: [[String]]
    /// What each language has for the keys of the run.
    public let coverage: RunCoverage
    /// The counts.
    public let summary: LintReport.Summary
    /// What kept the run from doing all that was asked.
    public let troubles: [Trouble]
    /// What was looked at.
    public let subject: LintReport.Subject

    /// Renders the payloads of a run.
    public init(_ report: LintReport, languages: PreviewLanguages = .usual) {
        let touching = TouchingFindings(report.findings)
        // Files of one app share what was looked up in its tables.
        var renderers: [Int: NotificationRenderer] = [:]
        var files: [RenderedFile] = []
        for file in report.checkedFiles {
            var renderer =
                renderers.removeValue(forKey: file.app)
                ?? NotificationRenderer(settings: file.settings, strings: file.strings)
            files.append(RenderedFile(file, touching, languages, &renderer))
            renderers[file.app] = renderer
        }
        self.files = files
        findings = report.findings
        coverage = RunCoverage(report)
        summary = report.summary
        troubles = report.background.troubles
        subject = report.subject
        let known = files.flatMap(\.entries).flatMap(\.preview.notifications).map(\.language)
        let languages = FindingLanguages(known: known)
        findingLanguages = report.findings.map { languages.languages(of: $0) }
    }
}
