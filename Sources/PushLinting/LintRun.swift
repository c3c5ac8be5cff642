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
        var planner = LintPlanner(request)
        let plan = planner.findAll()
        let (files, unreadable) = await load(plan)
        var tables = LintTables(request, plan)
        await tables.load(neededFor: files)
        let strings = plan.tablePlaces.indices.map { tables.strings($0) }
        var resources = AppResourceLoader(request)
        let apps = plan.programs.map { resources.load(for: $0.settings) }
        let findings = await files.concurrentMap { file in
            var app = apps[file.target.program]
            app.strings = strings[file.target.tables]
            return LintRun.findings(in: file, plan.programs[file.target.program], app)
        }
        let report = LintRun.report(findings.flatMap { $0 }, files, plan, tables, &planner)
        return LintOutcome(report: report, troubles: plan.troubles + unreadable + tables.troubles + resources.troubles)
    }

    /// The report on some files, with what is to be said of their string tables and settings.
    static func report(
        _ findings: [Finding], _ files: [LoadedFile], _ plan: LintPlan, _ tables: LintTables,
        _ planner: inout LintPlanner
    ) -> LintReport {
        let all = findings + tables.findings(&planner)
        var sources = tables.sources
        for file in files { sources[file.target.name] = file.document.source }
        var report = LintReport(
            findings: all, files: files.count, payloads: files.reduce(0) { $0 + $1.payloads.count }, sources: sources)
        report.checkedFiles = files.map { file in
            CheckedFile(
                name: file.target.name, payloads: file.payloads,
                envelopes: file.document.documents.map(\.envelope), isReadable: file.document.isReadable,
                settings: plan.programs[file.target.program].settings, strings: tables.strings(file.target.tables),
                app: file.target.tables)
        }
        report.background.files = files.map(\.target.name)
        report.background.rules = planner.rules(of: report.findings)
        return report
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
        let readings = await plan.targets.concurrentMap { target in
            LintRun.read(target, plan.programs[target.program], request)
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
        in file: LoadedFile, _ program: LintProgram, _ app: AppResources
    ) -> [Finding] {
        var resolver = PlaceResolver()
        return program.findings(
            in: file.document, payloads: file.payloads, app: app, resolver: &resolver)
    }
}
