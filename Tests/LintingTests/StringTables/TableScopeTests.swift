import SourceTree
import StringTables
import Testing

@testable import Linting

/// What a run about payloads says of the tables.
@Suite struct TableScopeTests {
    private let files = [
        "de.lproj/Localizable.strings": #"A = "\q"; B = "\q";"#,
        // An entry without its format, which a device cannot show.
        "de.lproj/Localizable.stringsdict":
            "<plist><dict>\n<key>C</key><dict></dict>\n<key>D</key><dict></dict></dict></plist>",
    ]

    @Test("In a run about payloads, an entry counts fully where a payload names its key, and only its errors elsewhere")
    func entries() throws {
        let lint = try TableLint(files, keys: .named([TableKey("A"), TableKey("C")]))
        #expect(
            lint.places == [
                "de.lproj/Localizable.strings:1:6 warning strings-escape",
                "de.lproj/Localizable.stringsdict:2:6 error stringsdict-structure",
                "de.lproj/Localizable.stringsdict:3:6 warning stringsdict-structure",
            ])
    }

    @Test("Comparisons of languages are no matter of payloads")
    func comparisons() throws {
        let tables = ["en.lproj/L.strings": "A=\"%@\";B=\"x\";", "de.lproj/L.strings": "A=\"%d\";"]
        #expect(try TableLint(tables, keys: .named([TableKey("A")])).places == [])
        #expect(try TableLint(tables).places.count == 2)
    }

    @Test("Keys of payloads, those of a Live Activity among them")
    func payloadKeys() throws {
        let texts = [
            #"{"aps": {"alert": {"loc-key": "A", "title-loc-key": "B", "subtitle-loc-key": "C"}}}"#: ["A", "B", "C"],
            #"{"aps": {"event": "update", "alert": {"title": {"loc-key": "A"}, "body": {"loc-key": "B"}}}}"#: [
                "A", "B",
            ],
            #"{"aps": {"alert": "A"}}"#: [],
        ]
        for (text, keys) in texts {
            let document = PayloadDocument(Source(name: "a.json", text: text), mustHold: true)
            let program = try Lint.configuration("").program(overrides: [])
            let found = program.payloads(of: document).flatMap { $0.localizationKeys.map(\.text) }
            #expect(found.sorted() == keys)
        }
    }
}
