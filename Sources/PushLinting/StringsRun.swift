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
        var planner = LintPlanner(request)
        guard let (place, settings) = planner.findTables() else {
            return LintOutcome(
                report: LintReport(findings: [], files: 0, payloads: 0, subject: .stringTables),
                troubles: planner.troubles)
        }
        var loader = TableLoader(request)
        let loaded = await loader.load(place)
        var resolver = PlaceResolver()
        let keys: KeySelection = patterns.isEmpty ? .all : .matching(patterns)
        let findings = planner.findings(
            in: loaded.tables, loaded.strings, keys: keys,
            languages: settings.languages, &resolver)
        var report = LintReport(
            findings: findings, files: loaded.tables.count, payloads: 0, sources: loader.sources,
            subject: .stringTables)
        report.checkedTables = CheckedTables(strings: loaded.strings, keys: keys)
        report.background.files = loaded.tables.map(\.file.name)
        report.background.rules = planner.rules(of: report.findings)
        return LintOutcome(
            report: report, troubles: planner.troubles + loader.troubles + unmatchedPatterns(in: loaded.tables))
    }

    /// A pattern that fits no key checks nothing, which nobody asks for.
    private func unmatchedPatterns(in tables: [StringTable]) -> [Trouble] {
        guard !tables.isEmpty else { return [] }
        return patterns.filter { pattern in
            !tables.contains { table in table.entries.contains { pattern.matches($0.key) } }
        }.map { Trouble("No string table has a key that fits “\($0.pattern)”.") }
    }
}
