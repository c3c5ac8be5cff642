import SourceTree
import StringTables
import Testing

@testable import Linting

/// Puts one text right as the tool does.
struct Fixing {
    /// Without the rule that an emptied `aps` breaks, since a fix that brings a new finding is held back.
    private static let recommended = Result {
        try Lint.configuration("rules: {aps-not-empty: off}").program(overrides: [])
    }

    let text: String
    let result: DocumentFixer.Result

    init(
        _ text: String, named name: String = "payload.json", configuration: String = "", tables: [String: String] = [:]
    ) throws {
        let program =
            try configuration.isEmpty
            ? Fixing.recommended.get() : Lint.configuration(configuration).program(overrides: [])
        let read = tables.sorted { $0.key < $1.key }.compactMap { path, text in
            StringTablePath(path).map { StringTableReader.read(Source(name: path, text: text), path: $0) }
        }
        let strings =
            tables.isEmpty ? nil : AppStrings(read, developmentLanguage: program.settings.developmentLanguage)
        let document = PayloadDocument(Source(name: name, text: text), mustHold: true)
        result = DocumentFixer(program, app: AppResources(strings: strings)).fix(document)
        self.text = String(decoding: result.document.source.bytes, as: UTF8.self)
    }
}
