import Linting
import SourceTree
import Workspace

/// Looks through the entries of `ignore` after a run: which are over, and which cover nothing any more.
struct IgnoreReview {
    private let request: LintRequest
    private let subject: LintReport.Subject
    /// Whether all of the project was looked at, so that an entry that covered nothing covers nothing.
    private let isComplete: Bool

    init(_ request: LintRequest, _ subject: LintReport.Subject, isComplete: Bool) {
        self.request = request
        self.subject = subject
        self.isComplete = isComplete && request.ruleSets.isEmpty
    }

    /// - Parameters:
    ///   - settings: those that held for the run's files.
    ///   - findings: all that were found, ignored or not.
    func findings(
        on settings: [Settings], _ findings: [Finding], _ planner: inout LintPlanner, _ resolver: inout PlaceResolver
    ) -> [Finding] {
        let used = Set(findings.flatMap(\.ignoredBy))
        var seen: Set<IgnoreEntry.Identity> = []
        var result: [Finding] = []
        for entry in settings.flatMap(\.ignores) where seen.insert(entry.identity).inserted {
            guard let program = planner.program(named: entry.place.tree.file.name),
                let (rule, problem) = problem(of: entry, used, program)
            else { continue }
            if let finding = program.finding(problem, rule: rule, resolver: &resolver) { result.append(finding) }
        }
        return result
    }

    private func problem(
        of entry: IgnoreEntry, _ used: Set<IgnoreEntry.Identity>, _ program: LintProgram
    ) -> (rule: String, problem: Problem)? {
        let rules = entry.rules.map { "“\($0.text)”" }.joined(separator: ", ")
        if let (date, place) = entry.until, entry.isOver(on: request.today) {
            let message =
                "The time of this entry for \(rules) ended with \(date), so that it no longer counts. Put right what it "
                + "covered and remove it, or give it another last day. Its reason was: \(entry.reason)"
            return ("ignore-expired", Problem(message, at: place))
        }
        guard isComplete, !used.contains(entry.identity), entry.folder.isWithin(request.currentFolder),
            entry.rules.allSatisfy({ program.isAboutStringTables($0.text) == (subject == .stringTables) })
        else { return nil }
        return (
            "ignore-unmatched",
            Problem("This entry for \(rules) covers nothing that is found any more. Remove it.", at: entry.place)
        )
    }
}
