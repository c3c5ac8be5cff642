import Rendering
import Testing

/// Which language's text a device shows, and that it says so.
@Suite struct LookUpTests {
    static let app = SampleApp([
        "App/en.lproj/Localizable.strings": "\"A\" = \"English\";\n\"ONLY\" = \"Only English\";",
        "App/de.lproj/Localizable.strings": "\"A\" = \"Deutsch\";",
        "App/fr.lproj/Localizable.strings": "\"A\" = \"Français\"",
        "App/it.lproj/Localizable.strings": "\"B\" = \"b\";;\n\"A\" = \"Italiano\";",
        "App/ar.lproj/InfoPlist.strings": "\"B\" = \"b\";",
    ])
    static let payload = #"{"aps": {"alert": {"loc-key": "A"}}}"#

    static let cases: [(language: String, text: String, kind: RenderingStep.Kind, place: String)] = [
        ("de", "Deutsch", .source, "App/de.lproj/Localizable.strings"),
        ("de-AT", "Deutsch", .fallback, "App/de.lproj/Localizable.strings"),
        ("ar", "English", .fallback, "App/en.lproj/Localizable.strings"),
        ("ja", "English", .fallback, "App/en.lproj/Localizable.strings"),
        // A file that CoreFoundation refuses, for want of its last semicolon, has no text at all.
        ("fr", "A", .fault, "App/fr.lproj/Localizable.strings"),
        // What stands behind a doubled semicolon is not read.
        ("it", "A", .fault, "App/it.lproj/Localizable.strings"),
    ]

    @Test("A missing file falls back to another language, a missing key does not", arguments: cases)
    func language(language: String, text: String, kind: RenderingStep.Kind, place: String) throws {
        let shown = try LookUpTests.app.shown(LookUpTests.payload, in: language)
        #expect(shown.body?.text == text)
        #expect(shown.body?.steps.first?.kind == kind)
        #expect(shown.body?.steps.first?.place?.file == place)
    }

    @Test("A language that lacks the key shows the key, or the text beside it")
    func missingKey() throws {
        let key = #"{"aps": {"alert": {"loc-key": "ONLY"}}}"#
        let shown = try LookUpTests.app.shown(key, in: "de")
        #expect(shown.body?.text == "ONLY")
        #expect(shown.body?.isKey == true)
        let both = #"{"aps": {"alert": {"loc-key": "ONLY", "body": "Plain"}}}"#
        let other = try LookUpTests.app.shown(both, in: "de")
        #expect(other.body?.text == "Plain")
        #expect(other.body?.steps.contains { $0.kind == .uncertainty } == true)
        #expect(try LookUpTests.app.shown(both, in: "en").body?.text == "Only English")
    }

    @Test("Without tables the key stands for its text, and that is said")
    func noTables() throws {
        let shown = try SampleApp().shown(LookUpTests.payload, in: "en")
        #expect(shown.body?.text == "A")
        #expect(shown.body?.steps.first?.kind == .uncertainty)
    }

    @Test("Languages are those of the tables, the development language first, and alike ones go together")
    func groups() throws {
        let app = SampleApp([
            "en.lproj/Localizable.strings": "\"A\" = \"OK %@\";", "da.lproj/Localizable.strings": "\"A\" = \"OK %@\";",
            "ar.lproj/Localizable.strings": "\"A\" = \"OK %@\";", "de.lproj/Localizable.strings": "\"A\" = \"Gut %@\";",
        ])
        let preview = try app.preview(#"{"aps": {"alert": {"loc-key": "A", "loc-args": ["1"]}}}"#)
        #expect(preview.notifications.map(\.language) == ["en", "ar", "da", "de"])
        // Arabic looks otherwise: it is aligned to the right.
        #expect(preview.groups.map(\.languages) == [["en", "da"], ["ar"], ["de"]])
        #expect(preview.dependsOnLanguage)
    }
}
