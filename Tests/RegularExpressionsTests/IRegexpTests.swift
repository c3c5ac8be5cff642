import Testing

@testable import RegularExpressions

@Suite struct IRegexpTests {
    @Test(
        "Patterns of RFC 9485 match whole texts",
        arguments: [
            ("a.*", "ab", true), ("a.*", "bab", false), ("b.?b", "bab", true), (".", "\u{2028}", true),
            (".", "\u{2029}", true),
            (".", "\r", false), (".", "\n", false), ("a.b", "a𐄁b", true), ("\\p{Lu}", "Ж", true),
            ("\\P{Lu}", "Ж", false),
            ("[\\p{L}0-9_-]+", "é9_-", true), ("a[.b]c", "a.c", true), ("a[.b]c", "axc", false),
            ("a\\.c", "axc", false),
            ("a\\\\.c", "a\\\u{2028}c", true), ("a[\\].]c", "a]c", true), ("^ab.*", "abc", true),
            ("^ab.*", "xab", false),
            (".*bc$", "abc", true), ("(a|b){2,3}", "aba", true), ("(a|b){2,}", "a", false), ("[^a]", "\n", true),
            ("[-a]b[a-]", "-b-", true), ("", "", true), ("a|", "", true), ("[a-c\\n]", "\n", true),
        ])
    func matching(pattern: String, text: String, isMatching: Bool) throws {
        #expect(try RegularExpression(iRegexp: pattern).matchesWhole(text) == isMatching)
    }

    @Test("A search finds a part")
    func search() throws {
        #expect(try RegularExpression(iRegexp: "b.?b").matches("bbab"))
        #expect(try !RegularExpression(iRegexp: "a.*").matches("bc"))
    }

    @Test(
        "ECMAScript patterns outside RFC 9485's grammar are refused",
        arguments: [
            "\\d", "\\w", "\\s", "(?:a)", "(?=a)", "a*?", "a+?", "\\b", "\\1", "\\u0041", "\\x41", "\\t\\f", "[", "]",
            "a]",
            "(", ")", "a{", "a{}", "a{,2}", "a}", "*", "a**", "[]", "[^]", "[]a]", "[a-]b-]", "[a--b]", "[[a]",
            "\\p{Letter}",
            "\\p{Script=Greek}", "\\pL", "\\", "[\\d]", "\\$", "\\/", "[a-\\p{L}]", "[a-b-c]",
        ])
    func refused(pattern: String) {
        let fault = #expect(throws: RegularExpressionFault.self) { try RegularExpression(iRegexp: pattern) }
        #expect(fault?.kind == .syntax)
    }
}
