import BuiltinRules
import Payloads
import SourceTree
import Testing
import Workspace

@testable import Linting

/// A function that accepts a scalar in a view finds nothing wrong with it in full: the short way hides no finding.
@Suite struct AcceptanceTests {
    private static let scalars = [
        "null", "true", "false", "0", "-0", "1", "-1", "1.0", "1.5", "10e-1", "1e400", "99999999999999999999",
        "1790000000",
        "1790000000000", "-7", #""""#, #"" ""#, #""a""#, #""abc""#, #""0""#, #""1""#, #""-1""#, #""1.5""#,
        #""1790000000""#,
        #""1790000000000""#, #""default""#, #""active""#, #""caf\u00e9""#, #""\ud83d\ude00\ud83d\ude00""#,
        #""https://a.b""#,
        #""{{ name }}""#, #""%@ %d""#, #""[\"a\"]""#, #""\#(String(repeating: "x", count: 2000))""#,
    ]

    private static let program = Result {
        let sets = ["all"] + BuiltinRuleSets.vendors.map(\.name)
        return try Configuration([], replacingRulesWith: sets.map { .builtin("pushlint:" + $0) }) {
            .failure(FileProblem(.missing, at: $0))
        }.program(overrides: [])
    }

    private static func check(_ rule: CompiledRule) throws -> Int {
        let payload = try JSONParser.parse(Source(name: "a.json", text: #"{"aps": {"alert": "A"}}"#))
        let context = LintContext(
            payload: Payload(CarriedPayload(root: payload.root, envelope: "apns")), settings: Settings())
        var accepted = 0
        for clause in rule.clauses.value {
            for scalar in scalars {
                let tree = try JSONParser.parse(Source(name: "v.json", text: scalar))
                guard tree.withView({ clause.acceptance?.answer(for: 0, in: $0) }) == 1 else { continue }
                accepted += 1
                clause.function.check(Subject(tree.root), in: context) { problem in
                    Issue.record("\(rule.id) accepts \(scalar), and finds: \(problem.message)")
                }
            }
        }
        return accepted
    }

    @Test("The functions of the built-in rules", arguments: BuiltinExampleTests.idsWithFunction)
    func builtinRules(id: String) throws {
        let program = try AcceptanceTests.program.get()
        let rules = program.payloadRules.rules + program.envelopeRules.rules
        _ = try AcceptanceTests.check(try #require(rules.first { $0.id == id }))
    }

    @Test(
        "The functions with bounds, patterns and schemas, each of which accepts something",
        arguments: [
            "length, functionOptions: {min: 1, max: 3}", "length, functionOptions: {max: 1}",
            "range, functionOptions: {min: 0, max: 10}", "range, functionOptions: {max: -1}",
            "byteLength, functionOptions: {min: 1, max: 4}", "pattern, functionOptions: {match: '^[0-9]+$'}",
            "pattern, functionOptions: {notMatch: 'a'}", "pattern, functionOptions: {match: b, notMatch: c}",
            "schema, functionOptions: {schema: {type: [string, integer], maxLength: 3, minimum: 0}}",
            "schema, functionOptions: {schema: {enum: [1, a, null]}}",
            "seconds, functionOptions: {maximum: 9999999999}",
            "seconds, functionOptions: {earliest: 1000000}", "badge",
        ])
    func functions(text: String) throws {
        let configuration = "extends: []\nrules: {r: {given: $, then: {function: \(text)}}}"
        let rule = try #require(try Lint.configuration(configuration).program(overrides: []).payloadRules.rules.first)
        #expect(try AcceptanceTests.check(rule) > 0)
    }
}
