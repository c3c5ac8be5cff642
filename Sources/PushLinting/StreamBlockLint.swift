import Linting
import Payloads
import SourceTree
import StringTables
import Workspace

/// Checks blocks of one file's lines.
final class StreamBlockLint: Sendable {
    let target: LintTarget
    let program: LintProgram
    let app: AppResources
    /// The lines of the string tables.
    let lines: SharedLines
    /// What was learned from the lines that were checked, once for each thread that is at work.
    private let memories = Guarded<[LintMemory]>([])

    /// Blocks are larger, in bytes, only where a line is longer than any push, which need not be read twice.
    private static let ordinaryBlock = 1 << 20

    init(target: LintTarget, program: LintProgram, app: AppResources, lines: SharedLines) {
        self.target = target
        self.program = program
        self.app = app
        self.lines = lines
    }

    /// What a block holds.
    struct Result: Sendable {
        var findings: [Finding] = []
        var payloads = 0
        /// The keys that the payloads name, of those that the tables have: these are not endless. One that an earlier
        /// block's payloads name may be missing.
        var keys: Set<TableKey> = []

        fileprivate mutating func add(_ other: Result) {
            findings += other.findings
            payloads += other.payloads
            keys.formUnion(other.keys)
        }
    }

    /// Checks a block.
    ///
    /// - Parameter said: what is said once in a run, and was said of blocks before this one.
    func check(_ block: LineBlocks.Block, behind said: Set<String>) -> Result {
        if block.isTooLong { return refusal(of: block) }
        let source = Source(name: target.name, bytes: block.bytes, holdsLines: true)
        let pushType = program.settings.headers.pushType
        if target.isTemplate || block.bytes.count > StreamBlockLint.ordinaryBlock {
            return review(
                PayloadDocument(source, mustHold: true, isTemplate: target.isTemplate, pushType: pushType), of: block)
        }
        var memory = memories.withLock { $0.popLast() } ?? LintMemory(program.separate(), app: app)
        memory.begin(with: source, behind: said)
        var trees: [Tree] = []
        let check = source.bytes.withUnsafeBufferPointer { bytes in
            JSONLineCheck(bytes, mayRepeatKeys: true) { view in
                if memory.accepts(view) { return true }
                if view.repeatsKeys { return false }
                trees.append(Tree(view, of: source))
                return true
            }
        }
        let (payloads, keys) = memory.takeTally()
        memories.withLock { $0.append(memory) }
        var result = Result(payloads: payloads, keys: keys)
        if !trees.isEmpty || !check.refused.isEmpty {
            result.add(review(PayloadDocument(trees, check.refused, of: source, pushType: pushType), of: block))
        }
        return result
    }

    /// What all rules find.
    private func review(_ document: PayloadDocument, of block: LineBlocks.Block) -> Result {
        let contexts = program.contexts(for: program.payloads(of: document), app: app)
        var resolver = PlaceResolver(sharing: lines)
        var worker = LintWorker(program)
        let findings = worker.findings(in: document, contexts: contexts, app: app, resolver: &resolver)
        let named = contexts.reduce(into: Set<TableKey>()) { named, context in
            for key in context.localizationKeys { named.insert(key) }
        }
        return Result(
            findings: LintReport.sorted(findings).map {
                $0.moved(lines: block.firstLine - 1, bytes: block.offset)
            }, payloads: contexts.count, keys: named.filter { app.hasText(for: $0) })
    }

    /// What is told of a line that is not read.
    private func refusal(of block: LineBlocks.Block) -> Result {
        let message =
            "The line is longer than \(LineBlocks.maximumLine >> 20) MiB, which is the most that is read of one: it was "
            + "not checked. Are the line ends missing?"
        let spot = Spot(file: Source(name: target.name, bytes: block.bytes), range: 0..<0)
        var resolver = PlaceResolver()
        let finding = program.finding(Problem(message, at: spot), rule: "json-syntax", resolver: &resolver)
        return Result(
            findings: LintReport.sorted(finding.map { [$0] } ?? []).map {
                $0.moved(lines: block.firstLine - 1, bytes: block.offset)
            }, payloads: 0, keys: [])
    }
}
