import Linting
import PushLinting
import Reports
import Workspace

/// `pushlint lint --fix`: changes the files, and reports what is left.
struct FixMode {
    let request: LintRequest
    let isDryRun: Bool
    let isQuiet: Bool

    /// Runs, tells on standard error what was done, and writes a dry run's diff or standard input's new text.
    ///
    /// - Parameter writeDiff: takes the diff of a dry run.
    /// - Returns: what is left to report.
    func run(writeDiff: ([UInt8]) -> Bool) async -> (outcome: LintOutcome, hasFailed: Bool) {
        let outcome = await FixRun(request, isDryRun: isDryRun).run()
        var hasFailed = false
        if isDryRun {
            let diffs = outcome.files.map { UnifiedDiff(name: $0.name, before: $0.before, after: $0.after).bytes }
            hasFailed = !writeDiff(diffs.flatMap { $0 })
        } else if let text = outcome.standardInput {
            hasFailed = !Terminal.print(text)
        }
        if !isQuiet { Terminal.printError(summary(of: outcome)) }
        return (outcome.lint, hasFailed)
    }

    private func summary(of outcome: FixOutcome) -> String {
        var text = ""
        for finding in outcome.refused {
            let place = finding.place
            text += "\(place.file):\(place.start.line):\(place.start.column): note: Not fixed, since other findings "
            text += "would follow: \(finding.message) [\(finding.rule)]\n"
        }
        let count = outcome.fixedCount
        let findings = "\(count) finding\(count == 1 ? "" : "s")"
        let files = "\(outcome.files.count) file\(outcome.files.count == 1 ? "" : "s")"
        if count == 0 { return text + "Nothing that can be fixed for certain was found.\n" }
        return text + (isDryRun ? "Would fix" : "Fixed") + " \(findings) in \(files).\n"
    }
}
