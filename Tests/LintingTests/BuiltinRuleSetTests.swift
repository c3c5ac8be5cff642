import BuiltinRules
import SourceTree
import Testing
import Workspace

@testable import Linting

/// A run takes the rules that come with the tool for right, and makes ready only what it needs of them.
@Suite struct BuiltinRuleSetTests {
    static let ruleSets = BuiltinRuleSets.files + BuiltinRuleSets.vendors

    @Test("A built-in rule set has no mistake in any part of it", arguments: ruleSets.map(\.name))
    func hasNoFault(name: String) throws {
        let json = try #require(BuiltinRuleSetTests.ruleSets.first { $0.name == name }?.json)
        // Under a name of no built-in rule set, all of it is read and checked.
        let layer = RuleSetLayer.file(Source(name: "rules/\(name).json", text: json), folder: .root)
        let faults: [String]
        do {
            _ = try Configuration([], replacingRulesWith: [layer]) { .failure(FileProblem(.missing, at: $0)) }
            faults = []
        } catch {
            faults = error.faults.map(\.message)
        }
        #expect(faults == [])
    }

    @Test("A vendor's rules run where their set is extended, and nowhere else")
    func vendors() throws {
        let payload = #"{"aps": {"alert": {"body": "Hi"}, "mutable-content": 1}, "voximplant_im": {"client_id": 7}}"#
        #expect(Lint(payload).text == "")
        #expect(Lint(payload, configuration: "extends: pushlint:all").text == "")
        let extended = Lint(payload, configuration: "extends: [pushlint:recommended, pushlint:voximplant-kit]")
        #expect(Set(extended.findings.map(\.rule)) == ["voximplant-im-fields"])
        #expect(
            Lint(payload, configuration: "rules: {voximplant-im-fields: off}").faultText.contains(
                "Add “pushlint:voximplant-kit” to “extends”."))
    }

    @Test("A mistake in a rule set is seen where no built-in rules are taken for right")
    func seesFaults() {
        let json = #"{"rules": {"a": {"given": "$.aps", "then": {"function": "truhty"}, "examples": 7}}}"#
        let layer = RuleSetLayer.file(Source(name: "rules/a.json", text: json), folder: .root)
        #expect(throws: RuleSetFaults.self) {
            try Configuration([], replacingRulesWith: [layer]) { .failure(FileProblem(.missing, at: $0)) }
        }
    }
}
