import Testing

@testable import SourceTree

/// Keys are found among names by what they say, however they are written.
@Suite struct NameIndexTests {
    private static func keys(_ json: String) throws -> [Node] {
        try JSONParser.parse(Source(name: "a.json", text: json)).root.members.map(\.key)
    }

    @Test("A key is found by its content, with escapes too, and nothing else is")
    func positions() throws {
        let index = NameIndex(["aps", "alert", "", "größe", "aps"])
        let keys = try NameIndexTests.keys(
            #"{"aps": 1, "\u0061lert": 2, "": 3, "gr\u00f6\u00dfe": 4, "ap": 5, "apsx": 6, "APS": 7, "a_very_long_key": 8}"#
        )
        #expect(keys.map { index.position(of: $0) } == [0, 1, 2, 3, nil, nil, nil, nil])
    }

    @Test("An accent of its own is another key, as for any reader of JSON")
    func codeUnits() throws {
        let keys = try NameIndexTests.keys("{\"\u{E9}\": 1, \"e\u{301}\": 2}")
        let index = NameIndex(["\u{E9}"])
        #expect(keys.map { index.contains($0) } == [true, false])
    }

    @Test("An object is covered when each of its keys is a name, and what is no object always")
    func covered() throws {
        let index = NameIndex(["a", "b"])
        let cases = [(#"{"b": {"x": 1}, "a": 2}"#, true), (#"{"a": 1, "c": 2}"#, false), ("{}", true), ("[3]", true)]
        for (json, isCovered) in cases {
            let root = try JSONParser.parse(Source(name: "a.json", text: json)).root
            #expect(index.containsAllKeys(of: root) == isCovered, "\(json)")
        }
    }

    @Test("No names, nothing found")
    func empty() throws {
        #expect(try NameIndexTests.keys(#"{"a": 1, "": 2}"#).allSatisfy { !NameIndex([]).contains($0) })
    }
}
