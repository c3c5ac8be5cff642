import Linting
import Payloads
import SourceTree
import StringTables
import Workspace

/// A run from the request to the report.
public struct LintRun: Sendable {
    let request: LintRequest

    /// A run of what was asked for.
    public init(_ request: LintRequest) {
        self.request = request
    }

    /// A file that would be linted, and what it was taken for.
    public struct ListedFile: Sendable {
        /// The path as it is shown.
        public let name: String
        /// The envelopes of its payloads with their push types, such as `fcm: alert`, or else its envelopes alone.
        public let contents: [String]
    }

    /// The files that a run would lint.
    public func list() async -> (files: [ListedFile], troubles: [Trouble]) {
        var planner = LintPlanner(request)
        let plan = planner.findAll()
        let (loaded, troubles) = await load(plan)
        let files = loaded.map { file in
            let contents = file.payloads.map { payload in
                "\(payload.envelope): \(payload.pushType?.rawValue ?? "unknown push type")"
            }
            let envelopes = file.document.documents.map(\.envelope)
            let nothing = file.document.isReadable ? ["no payload"] : ["not readable"]
            return ListedFile(
                name: file.target.name, contents: [contents, envelopes, nothing].first { !$0.isEmpty } ?? [])
        }
        return (files, plan.troubles + troubles)
    }

    /// Lints all that was asked for.
    public func run() async -> LintOutcome {
        var phases = PhaseClock()
        var planner = LintPlanner(request)
        let plan = planner.findAll()
        phases.end("finding files and configurations")
        let baseline: BaselineUse?
        do throws(BaselineFault) {
            baseline = try BaselineUse(request, configured: plan.homeSettings?.baseline, subject: .payloads)
        } catch {
            return .nothing(plan.troubles + [error.trouble], subject: .payloads)
        }
        let (files, unreadable) = await load(plan)
        phases.end("reading payload files")
        var tables = LintTables(request, plan)
        await tables.load(neededFor: files)
        var resources = AppResourceLoader(request)
        let known = TargetResources(plan, tables, apps: plan.programs.map { resources.load(for: $0.settings) })
        phases.end("reading string tables and the app's files")
        let timings = request.takesDetails ? RuleTimings() : nil
        let counter = request.progress?.begin(.linting, total: files.count)
        let programs = plan.programs.map { $0.timed(by: timings) }
        let findings = await files.concurrentMap(startingWith: [Int: LintWorker]()) { workers, file in
            defer { counter?.step() }
            let program = programs[file.target.program]
            return LintRun.findings(
                in: file, program, known, &workers[file.target.program, default: LintWorker(program)])
        }
        phases.end("running rules")
        let troubles = plan.troubles + unreadable + tables.troubles + resources.troubles
        let report = LintRun.report(
            findings.flatMap { $0 }, files, plan, tables, &planner, isComplete: troubles.isEmpty)
        phases.end("checking string tables")
        var outcome = LintOutcome(report: report, troubles: troubles, notes: plan.notes, warnings: plan.warnings)
        outcome.scope = LintRun.scope(of: files, plan, tables, in: request.currentFolder)
        if request.takesDetails { outcome.details = LintRun.details(of: files, plan, planner, phases, timings) }
        return baseline.map { $0.applied(to: outcome) } ?? outcome
    }

    /// The rules that are on and whose `given` selects nothing in any payload of the run.
    public func unmatchedRules() async -> (rules: [RuleSummary], troubles: [Trouble]) {
        var planner = LintPlanner(request)
        let plan = planner.findAll()
        let (files, troubles) = await load(plan)
        var hasMatch: [String: Bool] = [:]
        for file in files {
            for payload in file.payloads {
                for (rule, matches) in plan.programs[file.target.program].rulesWithMatches(in: payload) {
                    hasMatch[rule] = matches || hasMatch[rule] ?? false
                }
            }
        }
        let (configuration, _) = ConfigurationLookup.configuration(for: request)
        let rules = configuration?.rules.filter { hasMatch[$0.id] == false } ?? []
        return (rules, plan.troubles + troubles)
    }

    // MARK: Reading

    private enum Reading: Sendable {
        case file(LoadedFile)
        case noPayload
        case trouble(Trouble)
    }

    func load(_ plan: LintPlan) async -> (files: [LoadedFile], troubles: [Trouble]) {
        let request = request
        let counter = request.progress?.begin(.readingFiles, total: plan.targets.count)
        let readings = await plan.targets.concurrentMap { target in
            defer { counter?.step() }
            return LintRun.read(target, plan.programs[target.program], request)
        }
        var files: [LoadedFile] = []
        var troubles: [Trouble] = []
        for reading in readings {
            switch reading {
            case .file(let file): files.append(file)
            case .noPayload: break
            case .trouble(let trouble): troubles.append(trouble)
            }
        }
        return (files, troubles)
    }

    private static func read(_ target: LintTarget, _ program: LintProgram, _ request: LintRequest) -> Reading {
        let bytes: [UInt8]
        do throws(FileProblem) {
            bytes =
                target.isStandardInput ? try request.readStandardInput().get() : try FileReader.read(target.path)
        } catch {
            return .trouble(Trouble(error.message, file: target.name))
        }
        let trace = target.mustHoldPayload ? .strong : PayloadTrace(of: bytes)
        if trace == .none { return .noPayload }
        let document = PayloadDocument(
            Source(name: target.name, bytes: bytes), mustHold: target.mustHoldPayload, isTemplate: target.isTemplate,
            pushType: program.settings.headers.pushType)
        let isForeign = document.documents.isEmpty && (document.isReadable || trace == .weak)
        if isForeign, !target.mustHoldPayload { return .noPayload }
        return .file(LoadedFile(target: target, document: document, payloads: program.payloads(of: document)))
    }

    // MARK: Linting

    static func findings(
        in file: LoadedFile, _ program: LintProgram, _ known: TargetResources, _ worker: inout LintWorker
    ) -> [Finding] {
        var resolver = PlaceResolver(sharing: known.lines)
        let app = known.resources(for: file.target)
        return worker.findings(
            in: file.document, contexts: program.contexts(for: file.payloads, app: app), app: app,
            ignoring: file.target.ignores, resolver: &resolver)
    }
}
