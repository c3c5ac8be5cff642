import Linting
import Payloads
import SourceTree
import StringTables
import Workspace

/// Checks blocks of one file's lines.
struct StreamBlockLint: Sendable {
    let target: LintTarget
    let program: LintProgram
    let app: AppResources
    /// The lines of the string tables.
    let lines: SharedLines

    /// What a block holds.
    struct Result: Sendable {
        let findings: [Finding]
        let payloads: Int
        /// The keys that the payloads name, of those that the tables have: these are not endless.
        let keys: Set<TableKey>
    }

    func check(_ block: LineBlocks.Block) -> Result {
        if block.isTooLong { return refusal(of: block) }
        let document = PayloadDocument(
            Source(name: target.name, bytes: block.bytes, holdsLines: true), mustHold: true,
            isTemplate: target.isTemplate, pushType: program.settings.headers.pushType)
        let contexts = program.contexts(for: program.payloads(of: document), app: app)
        var resolver = PlaceResolver(sharing: lines)
        var worker = LintWorker(program)
        let findings = worker.findings(in: document, contexts: contexts, app: app, resolver: &resolver)
        let named = contexts.reduce(into: Set<TableKey>()) { named, context in
            for key in context.localizationKeys { named.insert(key) }
        }
        let keys = named.filter { app.hasText(for: $0) }
        return Result(
            findings: LintReport.sorted(findings).map {
                $0.moved(lines: block.firstLine - 1, bytes: block.offset)
            }, payloads: contexts.count, keys: keys)
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
