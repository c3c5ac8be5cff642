import Linting
import SourceTree
import Workspace

extension LintRun {
    /// The report on some files, with what is to be said of their string tables and settings.
    ///
    /// - Parameter isComplete: whether nothing kept the run from looking at all that was asked for.
    static func report(
        _ findings: [Finding], _ loaded: LoadedFiles, _ plan: LintPlan, _ tables: LintTables,
        _ planner: inout LintPlanner, isComplete: Bool
    ) -> LintReport {
        var resolver = PlaceResolver()
        var all = findings + tables.findings(&planner)
        let settings =
            (plan.homeSettings.map { [$0] } ?? [])
            + loaded.programs.sorted().map { plan.programs[$0].settings }
        let review = IgnoreReview(planner.request, .payloads, isComplete: isComplete && plan.isAllOfFolder)
        all += review.findings(on: settings, all, &planner, &resolver)
        var sources = tables.sources
        for file in loaded.files { sources[ExactText(file.target.name)] = file.document.source }
        for file in settings.flatMap(\.ignores).map(\.place.tree.file) { sources[ExactText(file.name)] = file }
        var report = LintReport(
            findings: all, files: loaded.names.count, payloads: loaded.payloadCount, sources: sources)
        report.checkedFiles = loaded.files.map { file in
            CheckedFile(
                name: file.target.name, payloads: file.payloads,
                envelopes: file.document.documents.map(\.envelope), isReadable: file.document.isReadable,
                settings: plan.programs[file.target.program].settings, strings: tables.strings(file.target.tables),
                app: file.target.tables)
        }
        report.background.files = loaded.names
        report.background.rules = planner.rules(of: report.findings)
        return report
    }

    /// What was looked at.
    static func scope(of loaded: LoadedFiles, _ plan: LintPlan, _ tables: LintTables, in folder: Path) -> LintScope {
        LintScope(
            files: Set(loaded.names.map { ExactText($0) }).union(tables.sources.keys),
            folder: plan.isAllOfFolder ? folder : nil)
    }

    /// How the run came to its findings.
    static func details(
        of files: [LoadedFile], _ plan: LintPlan, _ planner: LintPlanner, _ phases: PhaseClock, _ rules: RuleTimings?
    ) -> RunDetails {
        var resolver = PlaceResolver()
        var details = RunDetails()
        details.configurations = planner.configurationFiles.map {
            $0.relative(to: planner.request.currentFolder).text
        }
        details.remarks = plan.remarks
        details.payloads = files.flatMap(\.payloads).map { payload in
            RunDetails.TakenPayload(
                place: resolver.place(of: Spot(payload.root)), envelope: payload.envelope,
                pushType: payload.pushType?.rawValue, reason: payload.assumption.reason)
        }
        details.phases = phases.phases
        details.rules = rules?.slowestFirst ?? []
        return details
    }
}
