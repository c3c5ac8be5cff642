import JSONSchema
import SourceTree
import Testing

@testable import Linting

/// A payload can be made to have any number of findings, and neither a person nor the machine's memory has use for all.
///
/// The right answers: of each rule a thousand are listed, in order of place, and one more says how many there are
/// besides; up to a thousand nothing is left out; other rules are told as ever.
@Suite struct ManyFindingsTests {
    private func payload(keys: Int) -> String {
        let members = (0..<keys).map { "\"own\($0)\": 1" }.joined(separator: ", ")
        return "{\"aps\": {\"alert\": \"\", \(members)}}"
    }

    private func findings(_ payload: String, of rule: String) -> [Finding] {
        Lint(payload).findings.filter { $0.rule == rule }
    }

    @Test("Of three thousand findings of a rule, a thousand are listed and two thousand counted")
    func counted() {
        let all = Lint(payload(keys: 3000)).findings
        let own = all.filter { $0.rule == "custom-keys-outside-aps" }
        #expect(own.count == 1001)
        #expect(own.count { $0.message.contains("2000 more here") } == 1)
        #expect(own.contains { $0.message.contains("“own999”") })
        #expect(!own.contains { $0.message.contains("“own1000”") })
        #expect(all.contains { $0.rule == "default-alert-required" })
    }

    @Test("A thousand findings are all listed")
    func limit() {
        let own = findings(payload(keys: 1000), of: "custom-keys-outside-aps")
        #expect(own.count == 1000)
        #expect(!own.contains { $0.message.contains("more here") })
    }

    @Test("What a schema refuses in a document is counted too")
    func violations() throws {
        let schema = try JSONSchema(YAMLParser.parse(Source(name: "s.yml", text: "items: {type: string}")).root)
        let document = Source(
            name: "a.json", text: "[" + Array(repeating: "1", count: 1007).joined(separator: ",") + "]")
        var resolver = PlaceResolver()
        let findings = SchemaValidation(schema).findings(in: document, as: .json, &resolver)
        #expect(findings.count == 1001)
        #expect(findings.count { $0.message.contains("7 more here") } == 1)
    }

    @Test(
        "Of the places that belong to a finding two hundred are listed, and more are counted",
        arguments: [200, 201, 10_000])
    func relatedPlaces(count: Int) {
        let file = Source(name: "a.json", text: "1")
        let related = (1...count).map { Problem.Related("place \($0)", at: Spot(file: file, range: 0..<1)) }
        var resolver = PlaceResolver()
        let finding = resolver.finding(
            Problem("m", at: Spot(file: file, range: 0..<1), related: related), rule: "r",
            weight: RuleWeight(severity: .error, isStated: false),
            documentation: nil)
        #expect(finding.related.count == 200)
        #expect(finding.related.first?.message == "place 1")
        let rest = count - 200
        #expect(
            finding.related.last?.message == (rest == 0 ? "place 200" : "place 200 – and \(rest) more places like it."))
    }

    /// The thousand that are listed have their suggestions and fixes; a slip that is behind them is counted like others.
    @Test("A slip behind a thousand unknown keys is counted, and what is right by then is not")
    func slipsAtTheEnd() {
        let members = (0..<1500).map { "\"own\($0)\": 1" }.joined(separator: ", ")
        let own = findings(
            "{\"aps\": {\"alert\": \"Hi\", \(members), \"threadID\": \"a\", \"badge\": 1}}",
            of: "custom-keys-outside-aps")
        #expect(own.count == 1001)
        #expect(own.count { $0.message.contains("501 more here") } == 1)
    }

    @Test("Keys that stand very often are counted too")
    func duplicateKeys() {
        let members = Array(repeating: "\"a\": 1", count: 3001).joined(separator: ", ")
        let own = findings("{\"aps\": {\"alert\": \"Hi\"}, \(members)}", of: "json-duplicate-key")
        #expect(own.count == 1001)
        #expect(own.count { $0.message.contains("2000 more here") } == 1)
    }
}
