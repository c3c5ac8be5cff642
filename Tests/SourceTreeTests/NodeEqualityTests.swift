import Testing

@testable import SourceTree

@Suite struct NodeEqualityTests {
    private func same(_ left: String, _ right: String) throws -> Bool {
        let left = try JSONParser.parse(Source(name: "a", text: left)).root
        let right = try JSONParser.parse(Source(name: "b", text: right)).root
        return left.hasSameValue(as: right)
    }

    @Test(
        "Equal values",
        arguments: [
            ("1", "1.0"), ("[1, 2]", "[1,2e0]"), ("{\"a\": 1, \"b\": [null]}", "{\"b\": [null], \"a\": 1}"),
            ("\"\\u00e9\"", "\"é\""), ("{}", "{ }"), ("[]", "[ ]"), ("true", " true"),
        ])
    func equal(left: String, right: String) throws {
        #expect(try same(left, right))
    }

    @Test(
        "Different values",
        arguments: [
            ("1", "true"), ("0", "false"), ("0", "null"), ("\"1\"", "1"), ("[1, 2]", "[2, 1]"), ("[1]", "[1, 1]"),
            ("[1, 1]", "[1]"),
            ("{\"a\": 1}", "{\"a\": 2}"), ("{\"a\": 1}", "{\"b\": 1}"), ("{\"a\": 1}", "{\"a\": 1, \"b\": 1}"),
            ("{}", "[]"),
            ("\"\\u00e9\"", "\"e\\u0301\""), ("9007199254740993", "9007199254740992"),
        ])
    func different(left: String, right: String) throws {
        #expect(try !same(left, right))
    }

    @Test("Objects with very many members are compared in any order")
    func largeObjects() throws {
        let members = (0..<20_000).map { "\"k\($0)\": \($0)" }
        let forwards = "{" + members.joined(separator: ",") + "}"
        #expect(try same(forwards, "{" + members.reversed().joined(separator: ",") + "}"))
        #expect(try !same(forwards, forwards.replacing("19999}", with: "0}")))
    }
}
