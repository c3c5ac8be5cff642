import Linting
import Payloads
import SourceTree
import StringTables
import Workspace

/// A run over files, or standard input, that hold one payload a line: any number of them, in little memory.
///
/// Blocks of lines are checked on all cores; what is found is handed on in the order of the lines.
public struct StreamRun: Sendable {
    private let request: LintRequest

    /// A run over the files that the request names.
    public init(_ request: LintRequest) { self.request = request }

    /// Checks all lines.
    ///
    /// - Parameter deliver: takes the next findings; false ends the run, as when nobody reads them any more.
    public func run(_ deliver: ([Finding]) -> Bool) async -> StreamOutcome {
        var planner = LintPlanner(request)
        let plan = planner.findAll()
        var tables = LintTables(request, plan)
        await tables.loadAll()
        var resources = AppResourceLoader(request)
        let known = TargetResources(plan, tables, apps: plan.programs.map { resources.load(for: $0.settings) })
        var tally = StreamTally()
        var troubles = plan.troubles
        for target in plan.targets where !tally.isOver {
            let lint = StreamBlockLint(
                target: target, program: plan.programs[target.program].ignoring(target.ignores),
                app: known.resources(for: target), lines: known.lines)
            do throws(FileProblem) {
                try await check(lint, &tally, deliver)
            } catch {
                troubles.append(Trouble(error.message, file: target.name))
            }
            tally.files += 1
            tables.note(tally.takeKeys(), in: target.tables)
        }
        if !tally.isOver { tally.hand(LintReport.sorted(tables.findings(&planner)), to: deliver) }
        return StreamOutcome(
            summary: tally.summary, troubles: troubles + tables.troubles + resources.troubles,
            warnings: plan.warnings, notes: plan.notes + notes(on: plan.homeSettings))
    }

    /// A baseline counts what a whole run finds, and here nothing is kept.
    private func notes(on settings: Settings?) -> [String] {
        guard let baseline = settings?.baseline else { return [] }
        let path = Path(baseline.pattern).absolute(in: baseline.folder).relative(to: request.currentFolder).text
        return ["The configuration's baseline \(path) is not used for a stream: all findings are shown."]
    }

    /// How many blocks are read ahead for each that is being checked.
    private static let blocksInWork = 2 * SystemProcessors.count

    private func check(
        _ lint: StreamBlockLint, _ tally: inout StreamTally, _ deliver: ([Finding]) -> Bool
    ) async throws(FileProblem) {
        var blocks = lint.target.isStandardInput ? LineBlocks.standardInput() : try LineBlocks(of: lint.target.path)
        var problem: FileProblem?
        await withTaskGroup(of: (Int, StreamBlockLint.Result).self) { group in
            var queue = ResultQueue<StreamBlockLint.Result>()
            var number = 0
            while !tally.isOver {
                // While the next lines are not there yet, nothing that was found is held back.
                let mayWait = queue.missing(before: number) > 0 && !blocks.isReady
                if mayWait || queue.missing(before: number) >= StreamRun.blocksInWork {
                    guard let (done, result) = await group.next() else { break }
                    queue.add(result, number: done)
                    while let result = queue.next() { tally.take(result, deliver) }
                    continue
                }
                do throws(FileProblem) {
                    guard let block = try blocks.next() else { break }
                    let own = number
                    let said = tally.said
                    group.addTask { (own, lint.check(block, behind: said)) }
                    number += 1
                } catch {
                    problem = error
                    break
                }
            }
            for await (done, result) in group {
                queue.add(result, number: done)
                while let result = queue.next() { tally.take(result, deliver) }
            }
        }
        if let problem { throw problem }
    }
}
