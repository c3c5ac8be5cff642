import Rendering
import Testing

/// The payload's own texts for languages, through the eyes of the extension and without it.
@Suite struct ExtensionTests {
    private static func payload(_ flag: String) -> String {
        #"""
        {"aps": {"alert": {"title": "Default", "body": "Text"}\#(flag)},
         "localized-message": {"de": {"title": "Titel", "body": "Wort"}, "uk": {"title": "Назва"}}}
        """#
    }

    @Test("With mutable-content, the language's own texts")
    func own() throws {
        let shown = try SampleApp().shown(ExtensionTests.payload(#", "mutable-content": 1"#), in: "de-CH")
        #expect(shown.lines.map(\.text.text) == ["Titel", "Wort"])
        #expect(shown.title?.language == "de")
        #expect(shown.steps.contains { $0.kind == .fallback && $0.message.contains("de serves") })
    }

    @Test("A text that a language lacks is the alert's")
    func partly() throws {
        let shown = try SampleApp().shown(ExtensionTests.payload(#", "mutable-content": 1"#), in: "uk")
        #expect(shown.lines.map(\.text.text) == ["Назва", "Text"])
    }

    @Test("A language that the map lacks reads the alert")
    func otherLanguage() throws {
        let shown = try SampleApp().shown(ExtensionTests.payload(#", "mutable-content": 1"#), in: "fr")
        #expect(shown.lines.map(\.text.text) == ["Default", "Text"])
        #expect(shown.steps.contains { $0.kind == .fallback })
    }

    @Test(
        "Without the flag, or with one that iOS does not take, nobody reads the map",
        arguments: ["", #", "mutable-content": "1""#])
    func off(flag: String) throws {
        let preview = try SampleApp().preview(ExtensionTests.payload(flag))
        #expect(!preview.dependsOnLanguage)
        #expect(preview.groups.count == 1)
        let shown = try #require(preview.notifications.first)
        #expect(shown.lines.map(\.text.text) == ["Default", "Text"])
        #expect(shown.steps.contains { $0.kind == .fault && $0.message.contains("not used") })
    }
}
