import JSONPath
import SourceTree
import Testing

/// Meaning of RFC 9535's filters: each case lists the indices of the elements that are selected.
struct FilterTests {
    private static func selected(_ condition: String, _ text: String, _ dialect: JSONPathDialect = .standard) throws
        -> [Int]
    {
        let root = try document(text)
        let all = Array(root.elements)
        return try JSONPathQuery("$[?\(condition)]", dialect: dialect).nodes(in: root).compactMap(all.firstIndex)
    }

    @Test(arguments: [
        ("@.a", [0, 1, 2, 3]),
        ("!@.a", [4, 5]),
        ("@.a == 1", [0, 1]),
        ("@.a == 1.0", [0, 1]),
        ("@.a == 10e-1", [0, 1]),
        ("@.a != 1", [2, 3, 4, 5]),
        ("@.a == null", [3]),
        ("@.a == 'x'", [2]),
        ("@.a == @.b", [4, 5]),
        ("@.a <= @.b", [4, 5]),
        ("@.a < @.b", []),
        ("@.a > 0.5", [0, 1]),
        ("@.a >= 'x'", [2]),
        ("@.a < 'y'", [2]),
        ("@.a <= null", [3]),
        ("@.a > 0 || @.a == null", [0, 1, 3]),
        ("@.c && @.a == 1 || @ == 5", [1, 5]),
        ("@.c && (@.a == 2 || @.a == 1)", [1]),
        ("!(@.a == 1 || @ == 5)", [2, 3, 4]),
        ("@.c == true", [1]),
        ("@", [0, 1, 2, 3, 4, 5]),
        ("$[0].a == @.a", [0, 1]),
        ("@.*", [0, 1, 2, 3]),
    ])
    func comparesAndCombines(condition: String, expected: [Int]) throws {
        let text = #"[{"a": 1}, {"a": 1.0, "c": true}, {"a": "x"}, {"a": null}, {}, 5]"#
        #expect(try Self.selected(condition, text) == expected)
    }

    @Test func comparesNumbersExactly() throws {
        // As binary floating point numbers all three would be equal.
        let text = "[9007199254740993, 9007199254740992, 9007199254740994.0]"
        #expect(try Self.selected("@ == 9007199254740993", text) == [0])
        #expect(try Self.selected("@ > 9007199254740993", text) == [2])
    }

    @Test func ordersTextByScalarValue() throws {
        // U+FF61 comes before U+1F600, though its UTF-16 code unit is the greater one.
        #expect(try Self.selected("@ < '\u{1F600}'", "[\"\u{FF61}\", \"\u{1F601}\"]") == [0])
    }

    @Test func comparesCollectionsAsWholes() throws {
        let text = #"[{"a": [1, {"x": 1, "y": 2}], "b": [1.0, {"y": 2, "x": 1}]}, {"a": [1, 2], "b": [2, 1]}]"#
        #expect(try Self.selected("@.a == @.b", text) == [0])
    }

    @Test(arguments: [
        ("length(@.a) == 2", [0, 1, 2]),
        ("length(@.a) == 1", [3]),
        ("length(@.a) == length(@.none)", [4, 5]),
        ("count(@.a.*) == 2", [1, 2]),
        ("count(@..*) > 1", [1, 2]),
        ("value(@..x) == 1", [2]),
        ("value(@.a.*) == @.none", [0, 1, 2, 3, 4, 5]),
        ("length(value(@.a)) > 1", [0, 1, 2]),
    ])
    func callsFunctions(condition: String, expected: [Int]) throws {
        // An emoji of one scalar counts one, a family joined from several counts each.
        let text = #"[{"a": "é😀"}, {"a": [1, 2]}, {"a": {"x": 1, "y": 2}}, {"a": "e"}, {"a": 12}, {"b": 1}]"#
        #expect(try Self.selected(condition, text) == expected)
    }

    @Test func filtersInsideFilters() throws {
        let text = #"[[{"a": 1}], [{"a": 2}], [{"b": 2}]]"#
        #expect(try Self.selected("@[?@.a]", text) == [0, 1])
        #expect(try Self.selected("@[?@.a == 2]", text) == [1])
        #expect(try Self.selected("count(@[?!@.a]) == 1", text) == [2])
    }

    @Test func looksAtMembersOfObjectsToo() throws {
        #expect(try paths("$[?@ > 1]", in: #"{"a": 1, "b": 2}"#) == ["$['b']"])
    }
}
