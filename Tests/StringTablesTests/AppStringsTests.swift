import SourceTree
import Testing

@testable import StringTables

@Suite struct AppStringsTests {
    private func app(_ files: [(path: String, text: String)], development: String? = nil) -> AppStrings {
        AppStrings(files.map { StringTable.sample($0.text, path: $0.path) }, developmentLanguage: development)
    }

    private func described(_ outcome: StringsLookUp.Outcome) -> String {
        switch outcome {
        case .found(let entry, let table): "\(entry.value.text ?? "plural") in \(table.path.kind.rawValue)"
        case .missing(let table): "missing in \(table.path.path)"
        case .unseen(let entry, _): "unseen \(entry.value.text ?? "")"
        case .refused(let entry, _): "refused \(entry?.value.text ?? "-")"
        case .fallback(let language, let entry, _): "\(language): \(entry?.value.text ?? "-")"
        case .noFile: "no file"
        }
    }

    private func outcomes(_ lookUp: StringsLookUp?) -> [String] {
        lookUp?.languages.map { "\($0.name) \(described($0.outcome))" } ?? []
    }

    @Test func aMissingKeyIsNotSoughtInAnotherLanguage() throws {
        let app = app([
            ("App/en.lproj/Localizable.strings", "a=\"A\";b=\"B\";"), ("App/fi.lproj/Localizable.strings", "a=\"Ä\";"),
        ])
        let lookUp = try #require(app.lookUp("b"))
        #expect(outcomes(lookUp) == ["en B in strings", "fi missing in App/fi.lproj/Localizable.strings"])
        #expect(described(lookUp.outcome(for: "fi")) == "missing in App/fi.lproj/Localizable.strings")
        #expect(described(lookUp.outcome(for: "fi-FI")) == "missing in App/fi.lproj/Localizable.strings")
        #expect(described(lookUp.outcome(for: "sv")) == "en: B")
        #expect(app.lookUp("zz")?.isMissingEverywhere ?? false)
        #expect(app.lookUp("b", table: "Other") == nil)
    }

    @Test func aMissingFileFallsBackToTheMoreGeneralAndThenTheDevelopmentLanguage() throws {
        let app = app([
            ("App/en.lproj/Localizable.strings", "a=\"A\";"), ("App/pt.lproj/Localizable.strings", "a=\"P\";"),
            ("App/pt-BR.lproj/InfoPlist.strings", "x=\"X\";"), ("App/fr.lproj/InfoPlist.strings", "x=\"X\";"),
        ])
        #expect(outcomes(app.lookUp("a")) == ["en A in strings", "fr en: A", "pt P in strings", "pt-BR pt: P"])
        #expect(app.languages() == ["en", "pt"])
    }

    @Test func aPluralEntryReplacesTheTextOfItsKey() throws {
        let dictionary =
            "<plist><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>"
            + "<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key>"
            + "<string>d</string><key>one</key><string>1</string><key>other</key><string>%d</string></dict></dict></dict></plist>"
        let app = app([
            ("en.lproj/Localizable.strings", "a=\"A\";b=\"B\";"), ("en.lproj/Localizable.stringsdict", dictionary),
        ])
        #expect(outcomes(app.lookUp("a")) == ["en plural in stringsdict"])
        #expect(outcomes(app.lookUp("b")) == ["en B in strings"])
        #expect(outcomes(app.lookUp("c")) == ["en missing in en.lproj/Localizable.strings"])
    }

    @Test func baseIsTheDevelopmentLanguage() throws {
        let app = app([
            ("App/Base.lproj/Localizable.strings", "a=\"A\";"), ("App/de.lproj/Localizable.strings", "a=\"D\";"),
        ])
        #expect(outcomes(app.lookUp("a")) == ["de D in strings", "en A in strings"])
        let german = self.app(
            [("App/Base.lproj/Localizable.strings", "a=\"A\";"), ("App/en.lproj/Localizable.strings", "a=\"E\";")],
            development: "de")
        #expect(outcomes(german.lookUp("a")) == ["de A in strings", "en E in strings"])
    }

    @Test func aCatalogStandsBesideTheFoldersOfItsBundle() throws {
        let catalog =
            "{\"sourceLanguage\":\"de\",\"version\":\"1.0\",\"strings\":{\"k\":{\"localizations\":{\"de\":{\"stringUnit\":{\"value\":\"D\"}},"
            + "\"fr\":{\"stringUnit\":{\"value\":\"F\"}}}},\"only\":{}}}"
        let app = app([("App/Localizable.xcstrings", catalog), ("App/it.lproj/InfoPlist.strings", "x=\"X\";")])
        #expect(app.bundles.map(\.developmentLanguage) == ["de"])
        #expect(outcomes(app.lookUp("k")) == ["de D in xcstrings", "fr F in xcstrings", "it de: D"])
        #expect(outcomes(app.lookUp("only")).dropFirst().first == "fr missing in App/Localizable.xcstrings")
    }

    @Test func whatADeviceDoesNotSeeIsToldApart() throws {
        let app = app([
            ("en.lproj/Localizable.strings", "a=\"A\";b=\"B\";"), ("de.lproj/Localizable.strings", "a=\"D\";;b=\"D\";"),
            ("fr.lproj/Localizable.strings", "a=\"F\"\nb=\"F\";"),
        ])
        #expect(outcomes(app.lookUp("b")) == ["de unseen D", "en B in strings", "fr refused F"])
    }

    @Test func theBundleThatHasTheKeyInMostLanguagesAnswers() throws {
        let app = app([
            ("App/en.lproj/Localizable.strings", "a=\"A\";"), ("App/de.lproj/Localizable.strings", "a=\"B\";"),
            ("Extension/en.lproj/Localizable.strings", "a=\"X\";e=\"E\";"),
        ])
        #expect(app.bundles.map(\.folder) == ["App", "Extension"])
        #expect(app.lookUp("a")?.bundleFolder == "App")
        #expect(app.lookUp("e")?.bundleFolder == "Extension")
        #expect(app.lookUp("none")?.bundleFolder == "App")
        #expect(app.keys() == ["a", "e"])
    }

    @Test(
        arguments: [
            ("App/de.lproj/Localizable.strings", "App", "de", "Localizable"),
            ("de.lproj/Push.stringsdict", "", "de", "Push"),
            ("A/B/Localizable.xcstrings", "A/B", nil, "Localizable"), ("A/My.Table.strings", "A", nil, "My.Table"),
            ("/abs/zh-Hans.lproj/X.strings", "/abs", "zh-Hans", "X"),
        ] as [(String, String, String?, String)])
    func pathsTellWhatATableIs(path: String, folder: String, language: String?, name: String) throws {
        let read = try #require(StringTablePath(path))
        #expect(read.bundleFolder == folder)
        #expect(read.language == language)
        #expect(read.name == name)
        #expect(StringTablePath.isStringTable(path: path))
    }

    @Test(arguments: [
        "Pods/X/de.lproj/Localizable.strings", "A/Carthage/Build/x.strings",
        "A/X.framework/de.lproj/Localizable.strings",
        "A/Settings.bundle/de.lproj/Root.strings", ".build/checkouts/x/de.lproj/L.strings", "DerivedData/x.xcstrings",
        "node_modules/x/x.strings", "App/de.lproj/Main.storyboard", "App/.strings", "App/x.strings.txt", "strings", "",
        "App/de.lproj/._Localizable.strings",
    ]) func otherPathsAreNoTables(path: String) {
        #expect(!StringTablePath.isStringTable(path: path))
    }
}
