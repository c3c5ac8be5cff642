import Linting
import Testing

@Suite struct KeyPatternTests {
    @Test(
        "A star is any run of characters, a question mark one, a backslash takes meaning away",
        arguments: [
            ("PUSH_*", "PUSH_A", true), ("PUSH_*", "PUSH_", true), ("PUSH_*", "push_a", false),
            ("PUSH_*", "APUSH_A", false),
            ("*", "", true), ("", "", true), ("", "a", false), ("a/*/c", "a/b.x/y/c", true),
            ("*.title", "a.b.title", true),
            ("*.title", "a.b.titles", false), ("?b", "ab", true), ("?b", "b", false), ("?", "é", true),
            ("?", "e\u{301}", false),
            ("é", "e\u{301}", false), (#"\*"#, "*", true), (#"\*"#, "a", false), (#"a\"#, #"a\"#, true),
            ("%@*", "%@ sent", true),
            ("a*b*c", "abbbc", true), ("a*b*c", "acb", false), ("**a", "ba", true), ("[a]", "a", false),
        ] as [(String, String, Bool)])
    func matching(pattern: String, key: String, fits: Bool) {
        #expect(KeyPattern(pattern).matches(key) == fits)
    }

    @Test("A pattern made to be slow takes no more steps than the product of both lengths")
    func slowPatterns() {
        let pattern = KeyPattern(String(repeating: "*a", count: 500) + "b")
        #expect(!pattern.matches(String(repeating: "a", count: 5000)))
    }
}
