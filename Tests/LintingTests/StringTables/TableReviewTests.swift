import StringTables
import Testing

@testable import Linting

@Suite struct TableReviewTests {
    @Test("Keys that a language lacks are one finding, with the first five named")
    func missingKeys() throws {
        let lint = try TableLint([
            "en.lproj/Localizable.strings": (1...7).map { "K\($0)=\"x\";" }.joined(),
            "de.lproj/Localizable.strings": "K1=\"x\";",
        ])
        #expect(lint.places == ["de.lproj/Localizable.strings:1:1 warning strings-missing-keys"])
        #expect(
            lint.findings.first?.message.hasPrefix(
                "de lacks 6 keys that en has: “K2”, “K3”, “K4”, “K5”, “K6” and 1 more.") ?? false)
    }

    @Test("A key that stands behind the place where a device stops reading is the syntax fault's matter")
    func lostKeys() throws {
        let lint = try TableLint([
            "en.lproj/L.strings": "A=\"x\";B=\"x\";", "de.lproj/L.strings": "A=\"x\";;B=\"x\";",
            "fr.lproj/L.strings": "A=\"x\";B=\"x;",
        ])
        #expect(
            lint.places == [
                "de.lproj/L.strings:1:7 error strings-syntax", "fr.lproj/L.strings:1:9 error strings-syntax",
            ])
    }

    @Test("A key that only a translation has is told where it stands")
    func unknownKeys() throws {
        let lint = try TableLint(["en.lproj/L.strings": "A=\"x\";", "de.lproj/L.strings": "A=\"x\";\nB=\"x\";"])
        #expect(lint.places == ["de.lproj/L.strings:2:1 warning strings-unknown-keys"])
    }

    @Test("What is right stays unsaid: other sources of a text, other bundles, other tables")
    func silence() throws {
        let files = [
            // InfoPlist.strings only replaces what Info.plist has.
            "App/en.lproj/InfoPlist.strings": "A=\"x\";B=\"x\";", "App/de.lproj/InfoPlist.strings": "C=\"x\";",
            // The development language has the texts of an interface file in the file itself.
            "App/de.lproj/Main.strings": "x.text=\"x\";", "App/fr.lproj/Main.strings": "y.text=\"x\";",
            // Base serves the development language.
            "Kit/Base.lproj/L.strings": "A=\"x\";", "Kit/de.lproj/L.strings": "A=\"x\";",
            // One key in a .stringsdict, the other in the .strings beside it.
            "Ext/en.lproj/L.strings": "A=\"x\";B=\"x\";", "Ext/de.lproj/L.strings": "A=\"x\";",
            "Ext/de.lproj/L.stringsdict": "<plist><dict><key>B</key><string>x</string></dict></plist>",
            // A text that is not to be translated serves all languages; a stale one is on its way out.
            "Cat/L.xcstrings": """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
            "A": {"shouldTranslate": false}, "B": {"extractionState": "stale"},
            "C": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "c"}}}}}}
            """,
        ]
        #expect(try TableLint(files).places == [])
    }

    @Test("Folders with languages' English names are compared, English being the development language")
    func foldersWithNamesOfOld() throws {
        let lint = try TableLint([
            "English.lproj/L.strings": "A=\"%d\";B=\"b\";", "German.lproj/L.strings": "A=\"%@\";",
        ])
        #expect(
            lint.findings.filter { $0.severity >= .warning }.map(\.rule) == [
                "strings-missing-keys", "strings-specifiers-agree",
            ])
    }

    @Test("Where a missing key is itself the text of the development language, it weighs little")
    func missingKeysThatAreTexts() throws {
        let lint = try TableLint([
            "en.lproj/L.strings": "\"Save all\"=\"Save all\";\"Quit\"=\"Quit\";",
            "de.lproj/L.strings": "\"Quit\"=\"Ende\";",
            "fr.lproj/L.strings": "", "ja.lproj/L.strings": "/* none */",
        ])
        let missing = lint.findings.filter { $0.rule == "strings-missing-keys" }
        #expect(missing.map(\.severity) == [.info, .info])
        #expect(missing[0].message.hasSuffix("Its users read the key itself, which is the text in en."))
        let mixed = try TableLint([
            "en.lproj/L.strings": "\"Save\"=\"Save\";\"QUIT\"=\"Quit\";", "de.lproj/L.strings": "/* none */",
        ])
        #expect(mixed.findings.map(\.severity) == [.warning])
        #expect(mixed.findings[0].message.hasPrefix("de lacks 1 key that en has: “QUIT”."))
        #expect(mixed.findings[0].message.hasSuffix("Besides, it lacks 1 whose key is the text in en."))
    }

    @Test("A key that is its own text and has no words is not missing anywhere")
    func keysWithoutWords() throws {
        let catalog = #"""
            {"sourceLanguage": "en", "version": "1.0", "strings": {"": {}, "%@ (%lld)": {}, "•": {}, "Save %@": {},
            "Quit": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Ende"}}}}}}
            """#
        let lint = try TableLint(["L.xcstrings": catalog])
        #expect(lint.findings.map(\.message.description).filter { $0.contains("lacks") }.count == 1)
        #expect(lint.findings.first?.message.hasPrefix("de lacks 1 key that en has: “Save %@”.") ?? false)
    }

    @Test("A catalog's missing translation is told at its key, and weighs little where the key is the text")
    func catalog() throws {
        let catalog = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
            "Hello": {},
            "C": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "c"}}}}}}
            """
        let lint = try TableLint(["L.xcstrings": catalog])
        #expect(lint.places == ["L.xcstrings:2:1 info strings-missing-keys"])
        #expect(lint.findings.first?.place.pointer == "/strings/Hello")
    }

    @Test("Required languages narrow what is told, and their absence is told")
    func requiredLanguages() throws {
        let files = [
            "en.lproj/Localizable.strings": "A=\"x\";", "de.lproj/Localizable.strings": "",
            "fr.lproj/Localizable.strings": "B=\"x\";",
        ]
        let lint = try TableLint(files, configuration: "languages: [en-GB, de-AT, it, ja]")
        #expect(
            lint.findings.filter { $0.rule.hasPrefix("strings-missing") }.map(\.message).first
                == "There is no table “Localizable” beside this one for it, ja, which the configuration asks for; such users "
                + "read the texts of en.")
        #expect(!lint.places.contains { $0.hasPrefix("fr.lproj") })
    }

    @Test("A development language without a table is told, since nothing is compared then")
    func noDevelopmentLanguage() throws {
        let lint = try TableLint(
            ["de.lproj/Localizable.strings": "A=\"x\";", "fr.lproj/Localizable.strings": "B=\"x\";"],
            configuration: "developmentLanguage: en")
        #expect(lint.places == ["de.lproj/Localizable.strings:1:1 info strings-missing-languages"])
    }

    @Test("Keys that fit a pattern are looked at, and faults of the whole file always")
    func narrowedKeys() throws {
        let files = [
            "en.lproj/L.strings": "PUSH_A=\"%@\";OTHER=\"%@\";PUSH_B=\"x\";OTHER_B=\"x\";",
            "de.lproj/L.strings": "PUSH_A=\"%d\";OTHER=\"%d\";PUSH_A=\"%d\";OTHER=\"%d\";X=\"y",
        ]
        let lint = try TableLint(files, keys: .matching([KeyPattern("PUSH_*")]))
        #expect(
            lint.places == [
                "de.lproj/L.strings:1:24 info strings-duplicate-key", "de.lproj/L.strings:1:49 error strings-syntax",
            ])
    }

    @Test("Each bundle has its own development language and languages")
    func bundles() throws {
        let lint = try TableLint([
            "App/en.lproj/L.strings": "A=\"x\";", "App/de.lproj/L.strings": "A=\"x\";",
            "Extension/en.lproj/L.strings": "B=\"%@\";", "Extension/de.lproj/L.strings": "B=\"%d\";",
        ])
        #expect(lint.places == ["Extension/de.lproj/L.strings:1:4 error strings-specifiers-agree"])
    }
}
