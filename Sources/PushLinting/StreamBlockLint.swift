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
        let document = PayloadDocument(
            Source(name: target.name, bytes: block.bytes, holdsLines: true), mustHold: true,
            isTemplate: target.isTemplate, pushType: program.settings.headers.pushType)
        let payloads = program.payloads(of: document)
        var resolver = PlaceResolver(sharing: lines)
        let findings = program.findings(in: document, payloads: payloads, app: app, resolver: &resolver)
        let named = payloads.reduce(into: Set<TableKey>()) { $0.formUnion($1.localizationKeys) }
        let keys = named.filter { app.hasText(for: $0) }
        return Result(
            findings: LintReport.sorted(findings).map {
                $0.moved(lines: block.firstLine - 1, bytes: block.offset)
            }, payloads: payloads.count, keys: keys)
    }
}
