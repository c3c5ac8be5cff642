import Testing

@testable import Reports

/// How many columns a text takes in a terminal (UAX #11, UTS #51).
@Suite struct TerminalTextTests {
    @Test(
        "Columns",
        arguments: [
            ("", 0), ("plain", 5), ("“mutable-content” – it’s not read…", 34), ("Übung", 5),
            // A letter and a mark above it are one column, however they are written.
            ("U\u{308}bung", 5), ("日本", 4), ("ｱ", 1), ("👍", 2), ("👍🏽", 2), ("👨‍👩‍👧", 2), ("🇩🇪", 2), ("©", 1),
            ("©\u{FE0F}", 2),
            ("a\u{AD}b", 3), ("a\u{200B}b", 2),
        ] as [(String, Int)])
    func columns(text: String, width: Int) {
        #expect(TerminalText.width(of: text) == width)
        #expect(TerminalText.width(of: "[\(text)]") == width + 2, "What stands around it counts for itself.")
    }

    @Test("Terminals that know no sequences draw the parts side by side")
    func sequences() {
        #expect(TerminalText.width(of: "👨‍👩‍👧", joinsEmoji: false) == 6)
        #expect(TerminalText.width(of: "“👍🏽”", joinsEmoji: false) == 6)
    }
}
