import StringTables
import Testing

@testable import Linting

@Suite struct LanguageNameTests {
    private func lint(_ language: String, keys: KeySelection = .all) throws -> TableLint {
        try TableLint(
            ["App/en.lproj/Localizable.strings": "A=\"x\";", "App/\(language).lproj/Localizable.strings": "A=\"x\";"],
            keys: keys)
    }

    @Test(
        "Names that a device never chooses, or reads otherwise, are told with the right one, also for payloads",
        arguments: [
            ("ua", "uk.lproj"), ("jp", "ja.lproj"), ("zh-rCN", "zh-Hans.lproj"), ("zh-rTW", "zh-Hant.lproj"),
            ("cz", "cs.lproj"), ("en-UK", "en-GB.lproj"), ("zh", "“zh-Hant” for Traditional"),
            ("sr@latin", "sr-Latn.lproj"), ("pt-rBR", "pt-BR.lproj"), ("en-rGB", "en-GB.lproj"),
            ("in-rID", "id-ID.lproj"), ("ua-UA", "uk.lproj"),
        ])
    func wrongNames(name: String, right: String) throws {
        for keys in [KeySelection.all, .named([])] {
            let lint = try lint(name, keys: keys)
            #expect(lint.places == ["App/\(name).lproj/Localizable.strings:1:1 warning language-names"])
            #expect(lint.findings.first?.message.contains(right) ?? false, "\(lint.findings.map(\.message))")
            #expect(lint.findings.first?.place.pointer == "")
        }
    }

    @Test(
        "Names that work all the same are noted for the tables' own sake only",
        arguments: [
            ("no", "“nb”"), ("zh-CN", "“zh-Hans”"), ("pt_BR", "pt-BR.lproj"), ("iw", "he.lproj"), ("se", "“sv”"),
            ("cmn", "“cmn” is Mandarin"),
        ])
    func workingNames(name: String, right: String) throws {
        let lint = try lint(name)
        #expect(lint.places == ["App/\(name).lproj/Localizable.strings:1:1 info language-names"])
        #expect(lint.findings.first?.message.contains(right) ?? false, "\(lint.findings.map(\.message))")
        #expect(try self.lint(name, keys: .named([])).places == [])
    }

    @Test(
        "Right names are left alone",
        arguments: [
            "uk", "nb", "pt-BR", "zh-Hans", "zh-Hant", "zh-Hant-HK", "es-419", "sr-Latn", "Base", "de", "en-GB",
        ])
    func rightNames(name: String) throws {
        #expect(try lint(name).places == [])
    }

    @Test("Breton is Breton where Brazilian Portuguese has a folder of its own")
    func breton() throws {
        let files = [
            "en.lproj/L.strings": "", "br.lproj/L.strings": "", "pt-BR.lproj/L.strings": "",
        ].mapValues { _ in "A=\"x\";" }
        #expect(try TableLint(files).places == [])
    }

    @Test("A catalog's language is told at its first text")
    func catalog() throws {
        let catalog =
            #"{"sourceLanguage": "en", "version": "1.0", "strings": {"A": {"localizations": {"#
            + #""ua": {"stringUnit": {"state": "translated", "value": "x"}}}}}}"#
        let lint = try TableLint(["L.xcstrings": catalog])
        #expect(lint.findings.map(\.place.pointer) == ["/strings/A/localizations/ua/stringUnit/value"])
        #expect(lint.findings.first?.message.hasSuffix("Name it “uk”.") ?? false)
    }
}
