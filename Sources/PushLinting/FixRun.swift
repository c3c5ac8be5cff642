import Linting
import StringTables
import Workspace

/// A run that puts right what can be put right for certain, and reports the rest.
public struct FixRun: Sendable {
    private let request: LintRequest
    private let isDryRun: Bool

    /// - Parameter isDryRun: whether to leave the files as they are, and report what is in them.
    public init(_ request: LintRequest, isDryRun: Bool) {
        self.request = request
        self.isDryRun = isDryRun
    }

    private struct Work: Sendable {
        let file: LoadedFile
        let findings: [Finding]
        let result: DocumentFixer.Result

        var isChanged: Bool { result.document.source.bytes != file.document.source.bytes }

        var changed: FixedFile {
            FixedFile(
                path: file.target.path, name: file.target.name, diffName: file.target.name,
                isStandardInput: file.target.isStandardInput, before: file.document.source.bytes,
                after: result.document.source.bytes,
                fixedCount: result.fixedCount)
        }
    }

    /// Makes all fixes and says which files change, without writing any.
    public func run() async -> FixOutcome {
        var planner = LintPlanner(request)
        let plan = FixRun.withoutLinkedTwice(planner.findAll())
        let baseline: BaselineUse?
        do throws(BaselineFault) {
            baseline = try BaselineUse(request, configured: plan.homeSettings?.baseline, subject: .payloads)
        } catch {
            return FixOutcome(
                lint: .nothing(plan.troubles + [error.trouble], subject: .payloads), files: [], unwrittenCount: 0,
                diffRoot: nil, refused: [], standardInput: nil)
        }
        let loaded = await LintRun(request).load(plan)
        let files = loaded.files
        var tables = LintTables(request, plan)
        await tables.load(neededFor: files, foresight: true)
        var resources = AppResourceLoader(request)
        let known = TargetResources(plan, tables, apps: plan.programs.map { resources.load(for: $0.settings) })
        let counter = request.progress?.begin(.linting, total: files.count)
        let works = await files.concurrentMap { file in
            defer { counter?.step() }
            return FixRun.fix(
                file, plan.programs[file.target.program], known)
        }
        var troubles = plan.troubles + loaded.troubles
        var changed: [FixedFile] = []
        var findings: [Finding] = []
        var seen = LoadedFiles(names: loaded.names)
        for work in works {
            let isKept = work.isChanged && !isDryRun && write(work, &troubles)
            if isKept || (work.isChanged && isDryRun) { changed.append(work.changed) }
            findings += isKept ? work.result.findings : work.findings
            seen.files.append(isKept ? work.file.replaced(by: work.result) : work.file)
        }
        let diffRoot = nameForDiff(&changed)
        troubles += tables.troubles + resources.troubles
        let report = LintRun.report(findings, seen, plan, tables, &planner, isComplete: troubles.isEmpty)
        var outcome = LintOutcome(report: report, troubles: troubles, notes: plan.notes, warnings: plan.warnings)
        outcome.scope = LintRun.scope(of: seen, plan, tables, in: request.currentFolder)
        return FixOutcome(
            lint: baseline.map { $0.applied(to: outcome) } ?? outcome,
            files: changed,
            unwrittenCount: isDryRun ? 0 : works.count { $0.isChanged } - changed.count,
            diffRoot: diffRoot,
            refused: works.flatMap(\.result.refused),
            standardInput: standardInput(works, plan))
    }

    /// Names the files as a diff does.
    ///
    /// - Returns: the folder that the names start at, where it is not the current one.
    private func nameForDiff(_ files: inout [FixedFile]) -> String? {
        let paths = DiffPaths(files.filter { !$0.isStandardInput }.map(\.path), currentFolder: request.currentFolder)
        for index in files.indices where !files[index].isStandardInput {
            files[index].diffName = paths.name(of: files[index].path)
        }
        return paths.root?.relative(to: request.currentFolder).text
    }

    /// Of several paths that lead to the same file, its own, or else the first: one file is changed once.
    private static func withoutLinkedTwice(_ plan: LintPlan) -> LintPlan {
        let targets = plan.targets
        var chosen: [Path: Int] = [:]
        for (index, target) in targets.enumerated() where !target.isStandardInput {
            guard let place = RealPath.of(target.path) else { continue }
            if chosen[place] == nil || place == target.path { chosen[place] = index }
        }
        var plan = plan
        plan.targets = targets.enumerated().compactMap { index, target in
            guard !target.isStandardInput, let place = RealPath.of(target.path) else { return target }
            return chosen[place] == index ? target : nil
        }
        return plan
    }

    /// Standard input's new text; its own where nothing was to be linted in it, so that it is never lost on its way.
    private func standardInput(_ works: [Work], _ plan: LintPlan) -> [UInt8]? {
        guard request.paths.contains("-") else { return nil }
        if let work = works.first(where: { $0.file.target.isStandardInput }) {
            return work.result.document.source.bytes
        }
        return plan.targets.contains { $0.isStandardInput } ? nil : try? request.readStandardInput().get()
    }

    private static func fix(_ file: LoadedFile, _ program: LintProgram, _ known: TargetResources) -> Work {
        let fixer = DocumentFixer(program.ignoring(file.target.ignores), app: known.resources(for: file.target))
        var worker = LintWorker(program)
        return Work(
            file: file, findings: LintRun.findings(in: file, program, known, &worker),
            result: fixer.fix(file.document))
    }

    /// - Returns: whether the file now is as the fixes make it.
    private func write(_ work: Work, _ troubles: inout [Trouble]) -> Bool {
        let file = work.changed
        if file.isStandardInput { return true }
        do throws(FileProblem) {
            guard try FileReader.read(file.path) == file.before else {
                let message = "The file was changed while pushlint worked on it, and was left alone. Run it again."
                troubles.append(Trouble(message, file: file.name))
                return false
            }
            try FileWriter.write(file.after, to: file.path)
            return true
        } catch {
            troubles.append(Trouble("The fixes could not be written. \(error.message)", file: file.name))
            return false
        }
    }
}

extension LoadedFile {
    /// The file as fixes made it.
    fileprivate func replaced(by result: DocumentFixer.Result) -> LoadedFile {
        LoadedFile(target: target, document: result.document, payloads: result.payloads)
    }
}
