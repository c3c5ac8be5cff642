import SourceTree
import Testing

/// Members are found by their keys' content in both notations, and the last of a repeated key counts.
@Suite struct NodeLookUpTests {
    private static func json(_ text: String) throws -> Node {
        try JSONParser.parse(Source(name: "a.json", text: text)).root
    }

    @Test("A member is found by its decoded key, in JSON and in YAML")
    func members() throws {
        let json = try NodeLookUpTests.json(#"{"a": 1, "\u0062": 2, "long key that is no small text": 3}"#)
        let yaml = try YAMLParser.parse(
            Source(name: "a.yml", text: "a: 1\n\"\\x62\": 2\nlong key that is no small text: 3\n")
        ).root
        for root in [json, yaml] {
            #expect(root["a" as String]?.text == "1" && root["a" as StaticString]?.text == "1")
            #expect(root["b" as String]?.text == "2" && root["b" as StaticString]?.text == "2")
            #expect(root["long key that is no small text"]?.text == "3")
            #expect(root["c" as String] == nil && root["A" as StaticString] == nil)
            #expect(root.count == 3)
        }
    }

    @Test("Of a repeated key the last counts, whatever stands between")
    func repeated() throws {
        let root = try NodeLookUpTests.json(#"{"a": 1, "b": {"a": 2}, "\u0061": 3}"#)
        #expect(root["a"]?.text == "3")
        #expect(root.tree.irregularities.count == 1)
    }

    @Test("What is no object has no members")
    func noObject() throws {
        for text in ["[1, 2]", "\"a\"", "null"] {
            let root = try NodeLookUpTests.json(text)
            #expect(root["a" as String] == nil && root.kindOfAllMembers == nil)
            root.forEachMember(holding: .number) { _ in Issue.record("\(text) has no members") }
        }
    }

    @Test("A whole number is one however it is written, and nothing else is")
    func integers() throws {
        let cases: [(String, Int?)] = [
            ("0", 0), ("7", 7), ("-3", -3), ("1.0", 1), ("1e2", 100), ("99999999999999999", 99_999_999_999_999_999),
            ("9223372036854775807", .max), ("9223372036854775808", nil), ("1.5", nil), ("\"1\"", nil), ("true", nil),
        ]
        for (text, value) in cases { #expect(try NodeLookUpTests.json(text).integer == value, "\(text)") }
    }

    @Test("The kind that all values of an object share is told, and none where they differ")
    func commonKind() throws {
        #expect(try NodeLookUpTests.json(#"{"a": "x", "b": "y"}"#).kindOfAllMembers == .string)
        #expect(try NodeLookUpTests.json(#"{"a": {"b": 1}, "c": {}}"#).kindOfAllMembers == .object)
        #expect(try NodeLookUpTests.json(#"{"a": "x", "b": 1}"#).kindOfAllMembers == nil)
        #expect(try NodeLookUpTests.json("{}").kindOfAllMembers == nil)
    }

    @Test("Members are gone through by the kind of their values, each once and in order")
    func membersOfAKind() throws {
        let root = try NodeLookUpTests.json(#"{"a": {"x": {}}, "b": 1, "c": {}, "d": [{}]}"#)
        var names: [String] = []
        root.forEachMember(holding: .object) { names.append($0.name) }
        #expect(names == ["a", "c"])
    }

    @Test("null is found at any depth, and a text or key of that name is none")
    func nulls() throws {
        #expect(try NodeLookUpTests.json(#"{"a": [{"b": null}]}"#).holdsNull)
        #expect(try !NodeLookUpTests.json(#"{"null": ["null"]}"#).holdsNull)
        #expect(try NodeLookUpTests.json(#"{"a": 1, "b": null}"#)["a"]?.holdsNull == false)
    }
}
