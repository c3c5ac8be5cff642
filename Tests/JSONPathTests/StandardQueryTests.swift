import JSONPath
import SourceTree
import Testing

/// Meaning of RFC 9535's segments and selectors.
struct StandardQueryTests {
    static let payload = #"{"aps": {"alert": {"title": "T", "loc-args": ["a", "b", "c"]}, "badge": 3}, "id": 7}"#

    @Test(arguments: [
        ("$", ["$"]),
        ("$.aps.badge", ["$['aps']['badge']"]),
        (#"$["aps"]['alert']["loc-args"][1]"#, ["$['aps']['alert']['loc-args'][1]"]),
        ("$ .aps \n [ 'badge' ]", ["$['aps']['badge']"]),
        ("$.*", ["$['aps']", "$['id']"]),
        ("$['id','aps','id']", ["$['id']", "$['aps']", "$['id']"]),
        ("$..title", ["$['aps']['alert']['title']"]),
        ("$.aps.missing.title", []),
        ("$.aps.badge.title", []),
        ("$[0]", []),
        ("$.id[0]", []),
    ])
    func selectsByNamesAndWildcards(query: String, expected: [String]) throws {
        #expect(try paths(query, in: Self.payload) == expected)
    }

    @Test(arguments: [
        ("$[0]", [0]), ("$[-1]", [4]), ("$[5]", []), ("$[-6]", []), ("$[9007199254740991]", []),
        ("$[1:3]", [1, 2]), ("$[:]", [0, 1, 2, 3, 4]), ("$[::2]", [0, 2, 4]), ("$[-2:]", [3, 4]),
        ("$[::-1]", [4, 3, 2, 1, 0]), ("$[3:0:-2]", [3, 1]), ("$[:1:-1]", [4, 3, 2]), ("$[1:1]", []),
        ("$[::0]", []), ("$[-100:100]", [0, 1, 2, 3, 4]), ("$[100:-100:-3]", [4, 1]), ("$[0:4:9007199254740991]", [0]),
        ("$[1, -1, 0:1]", [1, 4, 0]),
    ])
    func selectsByIndicesAndSlices(query: String, expected: [Int]) throws {
        #expect(try paths(query, in: "[10, 11, 12, 13, 14]") == expected.map { "$[\($0)]" })
    }

    @Test func visitsEveryDepthEachValueBeforeItsDescendants() throws {
        let text = #"{"a": [{"b": 1}, {"a": {"b": 2}}], "b": 3}"#
        #expect(try paths("$..b", in: text) == ["$['b']", "$['a'][0]['b']", "$['a'][1]['a']['b']"])
        #expect(
            try paths("$..*", in: text) == [
                "$['a']", "$['b']", "$['a'][0]", "$['a'][1]", "$['a'][0]['b']", "$['a'][1]['a']",
                "$['a'][1]['a']['b']",
            ])
        #expect(try paths("$..[0]", in: "[[1], 2]") == ["$[0]", "$[0][0]"])
        #expect(try paths("$..a", in: "3") == [])
    }

    @Test func readsEveryEscapeInNames() throws {
        let text = #"{"\b\f\n\r\t\/\\\"'é😀": 1}"#
        #expect(try paths(#"$["\b\f\n\r\t\/\\\"'\u00e9\uD83D\uDE00"]"#, in: text).count == 1)
        #expect(try paths(#"$['\b\f\n\r\t\/\\"\'\u00E9\ud83d\ude00']"#, in: text).count == 1)
    }

    @Test func comparesNamesByCodeUnit() throws {
        // U+00E9 and "e" with U+0301 look alike and are equal to Swift, but they are two names in JSON.
        #expect(try paths("$.\u{E9}", in: "{\"e\u{301}\": 1}").isEmpty)
        #expect(try paths("$[?@ == '\u{E9}']", in: "[\"e\u{301}\", \"\u{E9}\"]") == ["$[1]"])
    }

    @Test func writesNormalizedPathsAsTheStandardDoes() throws {
        #expect(
            try paths("$.*", in: #"{"a'\\\n\u0001\u001F\u007f\"": 1}"#) == [#"$['a\'\\\n\u0001\u001f"# + "\u{7F}\"']"])
    }

    @Test func takesTheLastOfRepeatedKeysByNameAndAllByWildcard() throws {
        let root = try document(#"{"a": 1, "a": 2}"#)
        #expect(try JSONPathQuery("$.a").nodes(in: root).map(\.text) == ["2"])
        #expect(try JSONPathQuery("$.*").nodes(in: root).map(\.text) == ["1", "2"])
    }

    @Test func startsFromTheGivenNode() throws {
        let alert = try #require(try document(Self.payload)["aps"]?["alert"])
        #expect(try JSONPathQuery("$.title").nodes(in: alert).map(\.text) == ["T"])
        #expect(try JSONPathQuery("$..[?$.title == 'T']").nodes(in: alert).count == 5)
    }

    @Test func queriesYAMLAsItDoesJSON() throws {
        let root = try YAMLParser.parse(Source(name: "a.yml", text: "a: &x {b: 'it''s'}\nc: [*x, 0]\n")).root
        let paths = try JSONPathQuery("$..[?@.b == \"it's\"]").nodes(in: root).map(\.normalizedPath)
        #expect(paths == ["$['a']", "$['c'][0]"])
    }

    @Test func knowsSingularQueries() throws {
        for query in ["$", "$.a['b'][0][-1]"] { #expect(try JSONPathQuery(query).isSingular) }
        for query in ["$.*", "$..a", "$[0,1]", "$[0:1]", "$[?@]"] { #expect(try !JSONPathQuery(query).isSingular) }
    }
}
