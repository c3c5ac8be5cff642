import JSONPath
import SourceTree
import Testing

/// The `match` and `search` functions (RFC 9535, sections 2.4.6 and 2.4.7) with I-Regexp (RFC 9485).
struct PatternTests {
    @Test(arguments: [
        ("match(@, 'a.c')", ["abc", "a😀c"]),
        ("search(@, 'a.c')", ["abc", "xabcx", "a😀c"]),
        ("!search(@, 'a.c')", ["", "a\nc", "7"]),
        ("search(@, $.pattern)", ["abc", "xabcx", "a😀c"]),
        ("match(@, '')", [""]),
        ("match(@, '[')", []),
        ("match(@, '(?=a)abc')", []),
        ("match(@, 1)", []),
        ("match(@, '[0-9]')", []),
    ])
    func select(condition: String, expected: [String]) throws {
        // The number 7 is no string, so no pattern matches it; a dot matches no line break, and one whole emoji.
        let text = #"{"texts": ["", "abc", "xabcx", "a\nc", "a😀c", 7], "pattern": "a.c"}"#
        let nodes = try JSONPathQuery("$.texts[?\(condition)]").nodes(in: document(text))
        #expect(nodes.map(\.text) == expected)
    }

    @Test func aPatternFromTheDocumentThatIsNoneMatchesNothing() throws {
        #expect(try paths("$[?search('a', @)]", in: #"["(", "a"]"#, .ruleSets) == ["$[1]"])
    }

    @Test func ruleSetsRefuseAWrittenPatternThatIsNone() throws {
        let fault = try fault(of: "$[?match(@.id, '[0-9')]", .ruleSets)
        #expect(fault.text == "'[0-9'")
        #expect(fault.message.contains("would match nothing"))
    }
}
