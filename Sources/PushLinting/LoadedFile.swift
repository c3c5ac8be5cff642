import Linting
import Payloads
import SourceTree
import StringTables

/// A file that was read, with the payloads found in it.
struct LoadedFile: Sendable {
    let target: LintTarget
    let document: PayloadDocument
    let payloads: [Payload]
    /// The keys of string tables that the payloads name.
    let localizationKeys: Set<TableKey>

    init(target: LintTarget, document: PayloadDocument, payloads: [Payload]) {
        self.target = target
        self.document = document
        self.payloads = payloads
        localizationKeys = payloads.reduce(into: []) { $0.formUnion($1.localizationKeys) }
    }
}
