import SourceTree
import Testing

@testable import StringTables

@Suite struct LanguageTextsTests {
    private func texts(_ language: String, _ files: [(path: String, text: String)]) throws -> LanguageTexts {
        let app = AppStrings(files.map { StringTable.sample($0.text, path: $0.path) })
        return try #require(app.bundles.first?.texts(of: language, table: "L"))
    }

    @Test func filesOfOneLanguageAreJoinedAsADeviceJoinsThem() throws {
        let dictionary = "<plist><dict><key>a</key><string>dict</string></dict></plist>"
        let joined = try texts(
            "en",
            [
                ("en.lproj/L.strings", "a=\"strings\";b=\"B\";"), ("en.lproj/L.stringsdict", dictionary),
                ("Base.lproj/L.strings", "b=\"base\";c=\"C\";"),
            ])
        #expect(joined.keys { _ in true }.map(\.text) == ["a", "b", "c"])
        #expect(joined.keys { _ in true }.map { joined.text(for: $0)?.entry.value.text } == ["dict", "B", "C"])
    }

    @Test func keysThatADeviceDoesNotSeeAreLost() throws {
        let truncated = try texts("en", [("en.lproj/L.strings", "a=\"A\";;b=\"B\";a=\"A2\";")])
        #expect(truncated.keys { _ in true }.map(\.text) == ["a"])
        #expect(truncated.lostKeys.map(\.text) == ["b"])
        let refused = try texts("en", [("en.lproj/L.strings", "a=\"A\";b=\"B\"")])
        #expect(!refused.isReadable)
        #expect(refused.lostKeys.map(\.text).sorted() == ["a", "b"])
    }

    @Test func aTextThatServesAllLanguagesGivesWayToTheLanguagesOwn() throws {
        let catalog = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"a": {"shouldTranslate": false, "localizations": {
            "de": {"stringUnit": {"state": "translated", "value": "A"}}}}, "b": {"shouldTranslate": false}}}
            """
        let german = try texts("de", [("L.xcstrings", catalog)])
        #expect(german.keys { _ in true }.map { german.text(for: $0)?.entry.value.text } == ["A", "b"])
    }

    @Test func placesInUTF16AreCountedInCharactersHoweverLongTheFile() {
        let line = "\"k\" = \"😀é\";\r\n"
        let text = "\u{FEFF}" + String(repeating: line, count: 400)
        let bytes = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let table = StringTable.sample(bytes)
        // A line has 15 UTF-16 units, of which two are one character; the mark at the start is none.
        let unitsInLine = line.utf16.count
        for row in [0, 1, 150, 399] {
            #expect(table.position(of: 2 + 2 * (row * unitsInLine)) == Position(line: row + 1, column: 1))
            #expect(table.position(of: 2 + 2 * (row * unitsInLine + 9)) == Position(line: row + 1, column: 9))
        }
        #expect(table.position(of: bytes.count + 10) == Position(line: 401, column: 1))
    }
}
