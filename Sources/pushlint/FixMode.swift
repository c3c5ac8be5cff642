import Linting
import PushLinting
import Reports
import Workspace

/// `pushlint lint --fix`: changes the files, and reports what is left.
struct FixMode {
    let request: LintRequest
    let isDryRun: Bool
    let isQuiet: Bool
    let watch: RunWatch

    /// Runs, tells on standard error what was done, and writes a dry run's diff, or the report and standard input's new
    /// text.
    func run(_ output: ReportOutput) async -> ExitStatus {
        let outcome = await FixRun(request, isDryRun: isDryRun).run()
        watch.finish(outcome.lint)
        if isDryRun {
            let diffs = outcome.files.map { UnifiedDiff(name: $0.diffName, before: $0.before, after: $0.after).bytes }
            let isWritten = output.write(diffs.flatMap { $0 })
            tell(outcome)
            let status = output.deliver(outcome.lint, to: .nothing)
            return isWritten ? status : .failure
        }
        guard let text = outcome.standardInput else {
            tell(outcome)
            return output.deliver(outcome.lint)
        }
        let isWritten = Terminal.print(text)
        tell(outcome)
        // Standard output has the new text of standard input.
        let status = output.deliver(outcome.lint, to: .standardError)
        return isWritten ? status : .failure
    }

    private func tell(_ outcome: FixOutcome) {
        if !isQuiet { Terminal.printError(summary(of: outcome)) }
    }

    private func summary(of outcome: FixOutcome) -> String {
        var text = ""
        for finding in outcome.refused {
            let place = finding.place
            text += "\(TerminalText.harmless(place.file)):\(place.start.line):\(place.start.column): note: "
            text += "Not fixed, since other findings "
            text += "would follow: \(TerminalText.harmless(finding.message)) [\(finding.rule)]\n"
        }
        let count = outcome.fixedCount
        let findings = count.counting("finding")
        let files = outcome.files.count.counting("file")
        // What could not be written is told as trouble.
        if count == 0, outcome.unwrittenCount > 0 { return text }
        if count == 0 { return text + "Nothing that can be fixed for certain was found.\n" }
        text += (isDryRun ? "Would fix" : "Fixed") + " \(findings) in \(files).\n"
        if isDryRun, let root = outcome.diffRoot {
            text += "The diff's paths start at the repository's root, since a file lies outside of the current folder; "
            text += "apply it there: git -C \(TerminalText.harmless(root)) apply\n"
        }
        return text
    }
}
