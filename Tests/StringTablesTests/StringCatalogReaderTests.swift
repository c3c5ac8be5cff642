import SourceTree
import Testing

@testable import StringTables

@Suite struct StringCatalogReaderTests {
    private func read(_ strings: String, top: String = "\"sourceLanguage\":\"en\",\"version\":\"1.0\"") -> StringTable {
        StringTable.sample("{\(top),\"strings\":{\(strings)}}", path: "App/Localizable.xcstrings")
    }

    private func unit(_ text: String, state: String = "translated") -> String {
        "{\"stringUnit\":{\"state\":\"\(state)\",\"value\":\"\(text)\"}}"
    }

    @Test func readsTextsWithTheirPlaces() throws {
        let table = read(
            "\"k/1\":{\"localizations\":{\"en\":\(unit("A %@")),\"de\":\(unit("B %@", state: "needs_review"))}}")
        #expect(table.faults.isEmpty)
        #expect(table.languages == ["en", "de"])
        #expect(table.sourceLanguage == "en")
        let german = try #require(table.entry(for: "k/1", in: "de"))
        #expect(german.value.text == "B %@")
        #expect(german.state == .needsReview)
        #expect(german.pointer.description == "/strings/k~11/localizations/de/stringUnit/value")
        #expect(String(decoding: table.file.bytes[german.valueRange], as: UTF8.self) == "\"B %@\"")
        #expect(String(decoding: table.file.bytes[german.keyRange], as: UTF8.self) == "\"k/1\"")
        #expect(table.entry(for: "k/1", in: "fr") == nil)
    }

    @Test func theKeyIsTheTextOfTheSourceLanguage() throws {
        let table = read("\"Hello %@\":{},\"Bye\":{\"localizations\":{\"de\":\(unit("Tschüs"))}}")
        let source = try #require(table.entry(for: "Hello %@", in: "en"))
        #expect(source.value.text == "Hello %@")
        #expect(source.isKeyAsText)
        #expect(table.entry(for: "Hello %@", in: "de") == nil)
        #expect(table.entry(for: "Bye", in: "en")?.isKeyAsText ?? false)
        #expect(table.entry(for: "Bye", in: "de")?.isKeyAsText == false)
    }

    @Test func aTextThatIsNotTranslatedServesAllLanguages() {
        let table = read("\"AB\":{\"shouldTranslate\":false},\"x\":{\"localizations\":{\"de\":\(unit("y"))}}")
        #expect(table.entry(for: "AB", in: "de")?.value.text == "AB")
        #expect(table.entry(for: "x", in: "de")?.value.text == "y")
    }

    @Test func newTextsWithoutValueAreLeftOut() {
        let table = read("\"k\":{\"localizations\":{\"en\":\(unit("A")),\"de\":{\"stringUnit\":{\"state\":\"new\"}}}}")
        #expect(table.faults.isEmpty)
        #expect(table.entry(for: "k", in: "de") == nil)
        #expect(table.languages == ["en", "de"])
        let stale = read("\"k\":{\"extractionState\":\"stale\",\"localizations\":{\"en\":\(unit("A"))}}")
        #expect(stale.entry(for: "k", in: "en")?.state == .stale)
    }

    @Test func variationsCompileToWhatADeviceReads() throws {
        let table = read(
            "\"n\":{\"localizations\":{\"en\":{\"variations\":{\"plural\":{\"one\":\(unit("%lld day")),\"other\":\(unit("%lld days"))}}}}},"
                + "\"d\":{\"localizations\":{\"en\":{\"variations\":{\"device\":{\"ipad\":\(unit("Pad")),\"iphone\":\(unit("Phone")),\"other\":\(unit("Other"))}}}}}"
        )
        #expect(table.faults.isEmpty)
        guard case .plural(let plural) = try #require(table.entry(for: "n", in: "en")).value else {
            Issue.record("no plural text")
            return
        }
        #expect(plural.variables.first?.valueType == "lld")
        #expect(
            plural.variables.first?.forms.last?.pointer.description
                == "/strings/n/localizations/en/variations/plural/other/stringUnit/value")
        let device = try #require(table.entry(for: "d", in: "en"))
        #expect(device.value.phoneText == "Phone")
        #expect(device.value.text == nil)
        #expect(!device.value.isPlural)
    }

    @Test func substitutionsCompileToVariables() throws {
        let table = read(
            "\"k\":{\"localizations\":{\"en\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"%#@cats@ of %@\"},\"substitutions\":{\"cats\":"
                + "{\"argNum\":2,\"formatSpecifier\":\"ld\",\"variations\":{\"plural\":{\"one\":\(unit("%arg cat")),\"other\":\(unit("%arg cats"))}}}}}}}"
        )
        #expect(table.faults.isEmpty)
        guard case .plural(let plural) = try #require(table.entry(for: "k", in: "en")).value else {
            Issue.record("no plural text")
            return
        }
        #expect(plural.format == "%#@cats@ of %@")
        #expect(plural.variables.map(\.argumentNumber) == [2])
        #expect(plural.variables.first?.forms.map(\.text) == ["%ld cat", "%ld cats"])
    }

    @Test(arguments: [
        ("{\"sourceLanguage\":\"en\",\"version\":\"1.0\"}", TableFault.Rule.catalogStructure, "in an object “strings”"),
        ("{\"version\":\"1.0\",\"strings\":{}}", .catalogStructure, "does not name its “sourceLanguage”"),
        ("{\"sourceLanguage\":\"en\",\"version\":\"9.0\",\"strings\":{}}", .catalogStructure, "version is “9.0”"),
        (
            "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{},\"lost\":{\"localizations\":{}}}",
            .catalogStructure,
            "stands outside of “strings”"
        ),
        ("[]", .catalogStructure, "is an object, not an array"), ("{\"strings\":{,}}", .jsonSyntax, "A comma too many"),
        (
            "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\"k\":{\"localizations\":{\"en\":{\"variations\":{\"plural\":"
                + "{\"one\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"a\"}}}}}}}}}",
            .pluralCategories, "has no form “other”"
        ),
        (
            "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\"k\":{\"localizations\":{\"en\":{\"stringUnit\":"
                + "{\"state\":\"done\",\"value\":\"a\"}}}}}}",
            .catalogStructure, "“done” is no state"
        ),
    ]) func namesTheOneFault(text: String, rule: TableFault.Rule, message: String) throws {
        let table = StringTable.sample(text, path: "App/Localizable.xcstrings")
        #expect(table.faults.count == 1)
        let fault = try #require(table.faults.first)
        #expect(fault.rule == rule)
        #expect(fault.message.contains(message), "\(fault.message)")
    }

    @Test func aRepeatedKeyIsNamedWithBothPlaces() throws {
        let table = read("\"a\":{},\"b\":{},\"a\":{\"localizations\":{\"en\":\(unit("2"))}}")
        let fault = try #require(table.faults.first)
        #expect(fault.rule == .stringsDuplicateKey)
        #expect(fault.pointer.description == "/strings/a")
        #expect(fault.related.count == 1)
        #expect((fault.related.first?.range.upperBound ?? 0) < fault.range.lowerBound)
        #expect(table.entry(for: "a", in: "en")?.value.text == "2")
    }

    @Test func pluralFormsThatAreWholeTextsMayHaveOtherArgumentsBeforeTheNumber() {
        func faults(_ one: String, _ other: String) -> [String] {
            let text = """
                {"sourceLanguage": "en", "version": "1.0", "strings": {"k": {"localizations": {"en": {"variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "\(one)"}},
                "other": {"stringUnit": {"state": "translated", "value": "\(other)"}}}}}}}}}
                """
            return StringTable.sample(text, path: "L.xcstrings").faults.map { "\($0.rule) \($0.pointer)" }
        }
        #expect(faults("%@ has a file", "%@ has %lld files") == [])
        #expect(faults("%1$@ has a file", "%1$@ has %2$lld files") == [])
        // One form reads the text as a number.
        #expect(
            faults("%1$lld", "%1$@ has %2$lld files") == [
                "pluralValueType /strings/k/localizations/en/variations/plural/one/stringUnit/value"
            ])
    }
}
