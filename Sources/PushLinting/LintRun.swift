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
        let loaded = await load(plan)
        let files = loaded.files.map { file in
            let contents = file.payloads.map { payload in
                "\(payload.envelope): \(payload.pushType?.rawValue ?? "unknown push type")"
            }
            let envelopes = file.document.documents.map(\.envelope)
            let nothing = file.document.isReadable ? ["no payload"] : ["not readable"]
            return ListedFile(
                name: file.target.name, contents: [contents, envelopes, nothing].first { !$0.isEmpty } ?? [])
        }
        return (files, plan.troubles + loaded.troubles)
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
        var tables = LintTables(request, plan)
        var resources = AppResourceLoader(request)
        let apps = plan.programs.map { resources.load(for: $0.settings) }
        let memories = await memories(for: plan, &tables, apps)
        let loaded = await load(plan, memories)
        let files = loaded.files
        for (place, keys) in memories?.takeKeys() ?? [:] { tables.note(keys, in: place) }
        phases.end("reading payload files")
        await tables.load(neededFor: files, loaded.right)
        let known = TargetResources(plan, tables, apps: apps)
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
        let troubles = plan.troubles + loaded.troubles + tables.troubles + resources.troubles
        let report = LintRun.report(
            findings.flatMap { $0 }, loaded, plan, tables, &planner, isComplete: troubles.isEmpty)
        phases.end("checking string tables")
        var outcome = LintOutcome(report: report, troubles: troubles, notes: plan.notes, warnings: plan.warnings)
        outcome.scope = LintRun.scope(of: loaded, plan, tables, in: request.currentFolder)
        if request.takesDetails { outcome.details = LintRun.details(of: files, plan, planner, phases, timings) }
        return baseline.map { $0.applied(to: outcome) } ?? outcome
    }

    /// The rules that are on and whose `given` selects nothing in any payload of the run.
    public func unmatchedRules() async -> (rules: [RuleSummary], troubles: [Trouble]) {
        var planner = LintPlanner(request)
        let plan = planner.findAll()
        let loaded = await load(plan)
        var hasMatch: [String: Bool] = [:]
        for file in loaded.files {
            for payload in file.payloads {
                for (rule, matches) in plan.programs[file.target.program].rulesWithMatches(in: payload) {
                    hasMatch[rule] = matches || hasMatch[rule] ?? false
                }
            }
        }
        let (configuration, _) = ConfigurationLookup.configuration(for: request)
        let rules = configuration?.rules.filter { hasMatch[$0.id] == false } ?? []
        return (rules, plan.troubles + loaded.troubles)
    }

    // MARK: Reading

    private enum Reading: Sendable {
        case file(LoadedFile)
        case right(RightFile)
        case noPayload
        case trouble(Trouble)
    }

    /// Below this number of files, too few are alike to be worth remembering.
    private static let manyFiles = 64

    /// What reading files learns from one for the next; nil where that does not pay, or each file is to be kept. The
    /// tables have to be read before then.
    private func memories(
        for plan: LintPlan, _ tables: inout LintTables, _ apps: [AppResources]
    ) async -> FileMemories? {
        if request.keepsRightFiles || request.takesDetails || plan.targets.count < LintRun.manyFiles { return nil }
        await tables.foresee()
        let known = TargetResources(plan, tables, apps: apps)
        return FileMemories(plan.programs, known, areTablesCertain: tables.areCertain)
    }

    /// Reads all files.
    ///
    /// - Parameter memories: those that know which files nothing is to be found in; nil to keep all.
    func load(_ plan: LintPlan, _ memories: FileMemories? = nil) async -> LoadedFiles {
        let request = request
        let counter = request.progress?.begin(.readingFiles, total: plan.targets.count)
        let readings = await plan.targets.concurrentMap(startingWith: memories?.loan()) { loan, target in
            defer { counter?.step() }
            return LintRun.read(target, plan.programs, request, loan)
        }
        var loaded = LoadedFiles()
        for reading in readings {
            switch reading {
            case .file(let file):
                loaded.files.append(file)
                loaded.names.append(file.target.name)
            case .right(let file):
                loaded.right.append(file)
                loaded.names.append(file.target.name)
            case .noPayload: break
            case .trouble(let trouble): loaded.troubles.append(trouble)
            }
        }
        return loaded
    }

    private static func read(
        _ target: LintTarget, _ programs: [LintProgram], _ request: LintRequest, _ memories: FileMemories.Loan?
    ) -> Reading {
        let bytes: [UInt8]
        do throws(FileProblem) {
            bytes =
                target.isStandardInput
                ? try request.readStandardInput().get() : try FileReader.read(target.path, wasFound: true)
        } catch {
            return .trouble(Trouble(error.message, file: target.name))
        }
        let trace = target.mustHoldPayload ? .strong : PayloadTrace(of: bytes)
        if trace == .none { return .noPayload }
        let source = Source(name: target.name, bytes: bytes)
        let knowledge = memories?.knowledge(of: source, target) ?? .nothing
        if case .right(let payloads) = knowledge { return .right(RightFile(target: target, payloads: payloads)) }
        let program = programs[target.program]
        let pushType = program.settings.headers.pushType
        let document =
            knowledge.tree.map {
                PayloadDocument($0, mustHold: target.mustHoldPayload, pushType: pushType)
            }
            ?? PayloadDocument(
                source, mustHold: target.mustHoldPayload, isTemplate: target.isTemplate, pushType: pushType)
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
