import Linting
import PushLinting
import Reports
import Workspace

/// `pushlint lint --ndjson`: checks streams of payloads, and writes what is found as it comes.
struct StreamMode {
    /// The formats that can be written finding by finding.
    static let formats = ReportFormats.all.filter { $0.isByFinding }.map { $0.name }

    private let request: LintRequest
    private let format: any ReportFormat.Type
    private let style: ReportStyle
    private let threshold: Severity?

    /// Nil for reports that cannot be written finding by finding.
    init?(_ request: LintRequest, _ output: ReportOutput) {
        guard let (format, style) = output.byFinding else { return nil }
        self.request = request
        self.format = format
        self.style = style
        threshold = output.threshold
    }

    func run() async -> ExitStatus {
        var part = style
        // Lines are gone once they are checked, and the summary comes once, at the end.
        part.hasFrames = false
        part.isQuiet = true
        part.showsAll = true
        let report = format.init(style: part)
        var isWritten = true
        let outcome = await StreamRun(request).run { findings in
            let text = report.text(of: LintReport(findings: findings, files: 0, payloads: 0))
            isWritten = isWritten && Terminal.print(text)
            return isWritten && !Terminal.isOutputClosed
        }
        for warning in outcome.warnings { Terminal.printTrouble(warning) }
        for trouble in outcome.troubles { Terminal.printTrouble(trouble.text) }
        if !style.isQuiet { for note in outcome.notes { Terminal.printTrouble(note) } }
        if format == TextReport.self, !style.isQuiet {
            Terminal.print(TextReport.summary(outcome.summary, style: style))
        }
        if !isWritten { Terminal.printError("pushlint: error: The report could not be written to standard output.\n") }
        if !outcome.troubles.isEmpty || !isWritten { return .failure }
        let counts = [
            Severity.error: outcome.summary.errors, .warning: outcome.summary.warnings, .info: outcome.summary.infos,
        ]
        let isFailing = threshold.map { level in counts.contains { $0.key >= level && $0.value > 0 } } ?? false
        return isFailing ? .findings : .clean
    }
}
