import Linting
import SourceTree
import StringTables
import Workspace

/// A run that checks string tables for their own sake, from the request to the report.
public struct StringsRun: Sendable {
    private let request: LintRequest
    private let patterns: [KeyPattern]

    /// - Parameters:
    ///   - request: what to check; its paths are string tables, folders of them, or globs, and empty for what the
    ///     configuration's `strings` names, or else the whole project.
    ///   - keys: the keys that are checked; empty for all.
    public init(_ request: LintRequest, keys: [KeyPattern] = []) {
        self.request = request
        patterns = keys
    }

    /// Checks all tables that were asked for.
    public func run() async -> LintOutcome {
        var phases = PhaseClock()
        var planner = LintPlanner(request)
        guard let (place, settings) = planner.findTables() else {
            return .nothing(planner.troubles, subject: .stringTables)
        }
        let baseline: BaselineUse?
        do throws(BaselineFault) {
            baseline = try BaselineUse(request, configured: nil, subject: .stringTables)
        } catch {
            return .nothing(planner.troubles + [error.trouble], subject: .stringTables)
        }
        phases.end("finding configurations")
        var loader = TableLoader(request)
        let loaded = await loader.load(place)
        phases.end("finding and reading string tables")
        var resolver = PlaceResolver()
        let keys: KeySelection = patterns.isEmpty ? .all : .matching(patterns)
        var findings = planner.findings(
            in: loaded.tables, loaded.strings, keys: keys,
            languages: settings.languages, &resolver)
        let troubles = planner.troubles + loader.troubles + unmatchedPatterns(in: loaded.tables)
        let isAllOfFolder = request.paths.isEmpty && patterns.isEmpty
        let review = IgnoreReview(request, .stringTables, isComplete: isAllOfFolder && troubles.isEmpty)
        findings += review.findings(on: [settings], findings, &planner, &resolver)
        phases.end("checking string tables")
        var sources = loader.sources
        for file in settings.ignores.map(\.place.tree.file) { sources[ExactText(file.name)] = file }
        var report = LintReport(
            findings: findings, files: loaded.tables.count, payloads: 0, sources: sources,
            subject: .stringTables)
        report.checkedTables = CheckedTables(strings: loaded.strings, keys: keys)
        report.background.files = loaded.tables.map(\.file.name)
        report.background.rules = planner.rules(of: report.findings)
        var outcome = LintOutcome(report: report, troubles: troubles, warnings: planner.warnings)
        outcome.scope = LintScope(
            files: Set(loader.sources.keys), folder: isAllOfFolder ? request.currentFolder : nil)
        if request.takesDetails { outcome.details = details(planner, phases) }
        return baseline.map { $0.applied(to: outcome) } ?? outcome
    }

    private func details(_ planner: LintPlanner, _ phases: PhaseClock) -> RunDetails {
        var details = RunDetails()
        details.configurations = planner.configurationFiles.map { $0.relative(to: request.currentFolder).text }
        details.phases = phases.phases
        return details
    }

    /// A pattern that fits no key checks nothing, which nobody asks for.
    private func unmatchedPatterns(in tables: [StringTable]) -> [Trouble] {
        guard !tables.isEmpty else { return [] }
        return patterns.filter { pattern in
            !tables.contains { table in table.entries.contains { pattern.matches($0.key) } }
        }.map { Trouble("No string table has a key that fits “\($0.pattern)”.") }
    }
}
