import Testing

@testable import RegularExpressions

@Suite struct RegularExpressionTests {
    struct Example: Sendable, CustomTestStringConvertible {
        let pattern: String
        let flags: RegularExpressionFlags
        let matching: [String]
        let other: [String]
        var testDescription: String { pattern.debugDescription }

        init(_ pattern: String, _ flags: RegularExpressionFlags = [], matching: [String], other: [String]) {
            self.pattern = pattern
            self.flags = flags
            self.matching = matching
            self.other = other
        }
    }

    @Test(
        "Patterns match as ECMA-262 defines it",
        arguments: [
            Example("^abc$", matching: ["abc"], other: ["abc\n", "xabc", "abcx"]),
            Example("", matching: ["", "x"], other: []),
            Example("^\\t$", matching: ["\t"], other: ["\\t"]),
            Example("^\\cC\\cc$", matching: ["\u{3}\u{3}"], other: ["\\cC\\cc"]),
            Example("^\\d$", matching: ["0"], other: ["߀", "٣"]),
            Example("^\\D$", matching: ["߀", "😀"], other: ["0"]),
            Example("^\\w$", matching: ["a", "_", "9"], other: ["é"]),
            Example("^\\W$", matching: ["é"], other: ["a"]),
            Example(
                "^\\s$", matching: [" ", "\t", "\u{A0}", "\u{FEFF}", "\n", "\u{2029}", "\u{2003}"],
                other: ["\u{1}", "\u{2013}", "\u{85}", "\u{180E}"]),
            Example("^\\S$", matching: ["\u{1}", "\u{2013}", "a", "\u{85}"], other: [" ", "\u{A0}", "\u{2028}"]),
            Example("^[\\s\\S]$", matching: ["\n", "a", "😀", "\u{FEFF}"], other: ["", "ab"]),
            Example("^[^\\S]$", matching: ["\u{A0}"], other: ["a"]),
            Example("^.$", matching: ["a", "😀", "\u{85}"], other: ["\n", "\r", "\u{2028}", "\u{2029}"]),
            Example("^.$", .dotMatchesAll, matching: ["\n", "\u{2028}", "a"], other: ["ab"]),
            Example("^b$", matching: ["b"], other: ["a\nb\nc"]),
            Example(
                "^b$", .multiline, matching: ["b", "a\nb\nc", "a\u{2028}b", "a\r\nb\r\n"], other: ["a\u{B}b", "ab"]),
            Example("straße|ÉCOLE", .ignoreCase, matching: ["STRAßE", "école"], other: ["strasse"]),
            Example("^(?i:a)b$", matching: ["Ab", "ab"], other: ["aB"]),
            Example("^(?-i:a)b$", .ignoreCase, matching: ["aB"], other: ["Ab"]),
            Example("^(?s:.).$", matching: ["\na"], other: ["a\n"]),
            Example("[]", matching: [], other: ["", "a"]),
            Example("^[^]$", matching: ["\n", "a"], other: [""]),
            Example("^[]a]$", matching: [], other: ["]", "a", "]a]"]),
            Example("^[[:alpha:]]$", matching: ["a]", "[]", ":]"], other: ["b]", "b"]),
            Example("^[a-c\\]\\-x-]+$", matching: ["abc]-x"], other: ["d", "\\"]),
            Example("^[\\w-a]+$", matching: ["z-"], other: ["."]),
            Example("^[\\b]$", matching: ["\u{8}"], other: ["b"]),
            Example("\\bfoo\\b", matching: ["a foo.", "éfoo"], other: ["afoo"]),
            Example("\\Bfoo", matching: ["afoo"], other: ["foo"]),
            Example("^\\p{Letter}cole$", matching: ["école"], other: ["1cole"]),
            Example("^\\p{Lu}\\P{Lu}$", matching: ["Éé"], other: ["ÉÉ", "éé"]),
            Example("^\\p{digit}+$", matching: ["42", "৪২"], other: ["a"]),
            Example("^\\p{Script=Greek}\\p{sc=Cyrl}$", matching: ["αя"], other: ["aя"]),
            Example(
                "^\\p{General_Category=Uppercase_Letter}[\\p{gc=Nd}\\P{L}]$", matching: ["A1", "A."], other: ["Ab"]),
            Example("^\\p{Emoji_Presentation}$", matching: ["😀"], other: ["a"]),
            Example("^\\p{Assigned}\\p{Any}\\p{ASCII}$", matching: ["aéa"], other: ["aéé"]),
            Example("^\\p{Alphabetic}\\p{White_Space}$", matching: ["é\u{85}"], other: ["1 "]),
            Example("^🐲*$", matching: ["", "🐲🐲"], other: ["🐉", "D"]),
            Example("^\\u{1F432}\\uD83D\\uDC32\\u00e9\\xe9$", matching: ["🐲🐲éé"], other: ["u"]),
            Example("[\\uD800-\\uDFFF]", matching: [], other: ["😀", "a"]),
            Example("^[\\uD700-\\uFFFF]$", matching: ["\u{D700}", "\u{E000}"], other: ["😀"]),
            Example("\\uD83D", matching: [], other: ["😀"]),
            Example("^[\\u{1F600}-\\u{1F64F}]$", matching: ["😀"], other: ["🐲"]),
            Example("^\\0$", matching: ["\0"], other: ["0"]),
            Example("^(?<y>\\d)-\\k<y>$", matching: ["1-1"], other: ["1-2"]),
            Example("^(a)?\\1b$", matching: ["b", "aab"], other: ["ab"]),
            Example("^\\2(a)(b)$", matching: ["ab"], other: ["bab"]),
            Example("^(?<größe>a)\\k<größe>$", matching: ["aa"], other: ["a"]),
            Example("^(?=a)\\w(?!b)", matching: ["ac"], other: ["ab", "b"]),
            Example("(?<=€)\\d(?<!0)", matching: ["€5"], other: ["5", "€0"]),
            Example("^a{2}b{1,}c{0,1}$", matching: ["aab", "aabbc"], other: ["ab", "aabcc"]),
            Example("^{{.*}}$", matching: ["{{x}}"], other: ["{x}"]),
            Example("^a{,2}$", matching: ["a{,2}"], other: ["aa"]),
            Example("^a+?$", matching: ["aa"], other: ["b"]),
            Example("^\\/\\.\\-\\_\\#\\ $", matching: ["/.-_# "], other: ["/"]),
            Example("#a b", matching: ["x#a b"], other: ["#ab"]),
            Example("^\\[A-Z]$", matching: ["[A-Z]"], other: ["A"]),
        ])
    func matching(example: Example) throws {
        let expression = try RegularExpression(example.pattern, flags: example.flags)
        for text in example.matching { #expect(try expression.matches(text), "\(text.debugDescription) should match") }
        for text in example.other {
            #expect(try !expression.matches(text), "\(text.debugDescription) should not match")
        }
    }

    @Test(
        "What breaks the grammar is refused at its byte",
        arguments: [
            ("^(abc]", 1), ("é)", 2), ("[abc", 0), ("a\\", 1), ("a**", 2), ("*a", 0), ("a++", 2), ("^*", 1),
            ("(?=a)*", 5),
            ("|+", 1), ("(?:+)", 3), ("\\a", 0), ("é\\Z", 2), ("\\Aa", 0), ("[\\A]", 1), ("\\1", 0), ("(a)\\2", 3),
            ("(?P<name>x)", 0), ("(?P<n>a)(?P=n)", 0), ("(?#comment)a", 0), ("(?i)abc", 0), ("(?ims)abc", 0),
            ("(?>a)", 0), ("(?|a)", 0), ("(?<a>x)(?<a>y)", 7), ("(?<1>x)", 0), ("(?<>x)", 0), ("\\k<n>", 0),
            ("[b-a]", 1),
            ("a{3,2}", 1), ("\\x1", 0), ("\\u12", 0), ("\\u{110000}", 0), ("\\u{}", 0), ("\\u{+1}", 0), ("\\c1", 0),
            ("\\p", 0), ("\\pL", 0), ("\\p{}", 0), ("\\p{L", 0), ("\\p{a=b}", 0), ("\\p{Nothing}", 0), ("\\01", 0),
            ("a\\p{Script=Nowhere}", 1), ("\\Q*\\E", 0), ("[\\B]", 1),
        ])
    func syntaxFault(pattern: String, offset: Int) {
        let fault = #expect(throws: RegularExpressionFault.self) { try RegularExpression(pattern) }
        #expect(fault?.kind == .syntax)
        #expect(fault?.offset == offset)
    }

    @Test(
        "What PCRE2 cannot do is told apart from bad grammar, and passes the check of the grammar alone",
        arguments: [
            "(?<=a+)b", "((a|b){1000}){1000}",
            String(repeating: "(", count: 1000) + String(repeating: ")", count: 1000),
        ])
    func unsupported(pattern: String) throws {
        let fault = #expect(throws: RegularExpressionFault.self) { try RegularExpression(pattern) }
        #expect(fault?.kind == .unsupported)
        #expect(throws: Never.self) { try RegularExpression.checkSyntax(pattern) }
    }

    @Test("More repetitions than can be counted are refused, however long the number")
    func manyRepetitions() {
        for pattern in ["a{65536}", "a{1,99999999999999999999999}"] {
            let fault = #expect(throws: RegularExpressionFault.self) { try RegularExpression(pattern) }
            #expect(fault?.kind == .unsupported)
        }
        #expect(throws: Never.self) { try RegularExpression("a{65535}") }
    }

    @Test("A pattern nested a hundred thousand deep ends in a fault")
    func deepPattern() {
        #expect(throws: RegularExpressionFault.self) {
            try RegularExpression(String(repeating: "(?:", count: 100_000) + String(repeating: ")", count: 100_000))
        }
    }

    @Test("The first match is told in bytes")
    func firstMatch() throws {
        let expression = try RegularExpression("%[@d]")
        #expect(try expression.firstMatch(in: "größe 😀 %@ %d") == 13..<15)
        #expect(try expression.firstMatch(in: "größe") == nil)
        #expect(try RegularExpression("").firstMatch(in: "") == 0..<0)
        let bytes = Array("ab%d".utf8)
        #expect(try bytes.withUnsafeBufferPointer { try expression.firstMatch(in: $0) } == 2..<4)
    }

    @Test("A whole match does not stop at the first alternative that fits a part")
    func wholeMatch() throws {
        let expression = try RegularExpression("a|ab")
        #expect(try expression.matchesWhole("ab"))
        #expect(try expression.matchesWhole("a"))
        #expect(try !expression.matchesWhole("abc"))
        #expect(try !expression.matchesWhole("a\n"))
        #expect(try expression.matchesWhole(Array("xab".utf8)[1...]))
        #expect(try expression.matches(Array("xyab".utf8)[1...]))
        #expect(try !expression.matches(Array("ab".utf8)[2...]))
    }

    @Test("Bytes that are no UTF-8 are a fault, not a crash")
    func notUTF8() throws {
        let expression = try RegularExpression("a")
        let fault = #expect(throws: RegularExpressionFault.self) { try expression.matches([0x61, 0xFF][...]) }
        #expect(fault?.kind == .notUTF8)
        #expect(throws: RegularExpressionFault.self) {
            try expression.matches([UInt8](repeating: 0xC3, count: 5000)[...])
        }
    }

    @Test(
        "Searches that would take for ever are given up",
        arguments: [
            ("(a+)+$", 30), ("(a+)+$", 100_000), ("(a|a)*b", 40), ("(a|aa)+$", 60), ("a*b", 1_000_000),
            ("(?:a*)*c", 5000), ("(x+x+)+y|a*a*a*a*a*b", 1000), ("(?=(a+)+$)z", 2000),
        ])
    func explosion(pattern: String, length: Int) throws {
        let expression = try RegularExpression(pattern)
        // Without the second letter PCRE2 sees at once that nothing can match.
        let text = String(repeating: "a", count: length) + "!bcyz"
        let outcome = Result { try expression.matches(text) }
        if case .failure(let error) = outcome {
            #expect((error as? RegularExpressionFault)?.kind == .tooManySteps)
        } else {
            #expect(try outcome.get() == text.contains("ab"))
        }
    }

    @Test("The classic exploding pattern is given up rather than answered")
    func nestedRepetition() throws {
        let expression = try RegularExpression("^(a+)+$")
        for length in [40, 2000] {
            let fault = #expect(throws: RegularExpressionFault.self) {
                try expression.matches(String(repeating: "a", count: length) + "!")
            }
            #expect(fault?.kind == .tooManySteps)
        }
        #expect(try expression.matches(String(repeating: "a", count: 40)))
    }

    @Test("With each search that is given up the next one may take fewer steps, but enough for a harmless text")
    func manyExplosions() throws {
        let expression = try RegularExpression("^(a+)+$|#\\d+$")
        // The number of steps doubles with each letter: enough to be counted, and far less than one search may take.
        let hard = String(repeating: "a", count: 17) + "!"
        #expect(try !expression.matches(hard))
        for _ in 0..<30 {
            #expect(throws: RegularExpressionFault.self) {
                try expression.matches(String(repeating: "a", count: 60) + "!")
            }
        }
        #expect(throws: RegularExpressionFault.self) { try expression.matches(hard) }
        #expect(try !RegularExpression("^(a+)+$|#\\d+$").matches(hard), "Another expression is not concerned.")
        #expect(try expression.matches("aaa"))
        #expect(try expression.matches(String(repeating: "lorem ipsum ", count: 20_000) + "#42"))
    }

    @Test("A long text is searched to its end where the pattern is harmless")
    func longText() throws {
        let text = String(repeating: "lorem ipsum 😀 ", count: 20_000) + "#42"
        #expect(try RegularExpression("#\\d+$").matches(text))
        #expect(try !RegularExpression("#\\d{3}").matches(text))
        #expect(try RegularExpression("^[^#]*#42$").matches(text))
        #expect(try RegularExpression("^(?:\\S+\\s)*#42$").matches(text))
        #expect(try RegularExpression("ipsum.*#").matches(text))
    }

    @Test("One expression may be used by many tasks at once")
    func concurrency() async throws {
        let expression = try RegularExpression("^(\\w+) \\1$")
        let wrong = try await withThrowingTaskGroup(of: Bool.self) { group in
            for number in 0..<200 {
                group.addTask {
                    try expression.matches("w\(number) w\(number % 2 == 0 ? number : -1)") == (number % 2 == 0)
                }
            }
            return try await group.reduce(0) { $0 + ($1 ? 0 : 1) }
        }
        #expect(wrong == 0)
    }
}
