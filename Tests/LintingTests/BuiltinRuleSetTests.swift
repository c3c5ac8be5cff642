import BuiltinRules
import SourceTree
import Testing
import Workspace

@testable import Linting

/// A run takes the rules that come with the tool for right, and makes ready only what it needs of them.
@Suite struct BuiltinRuleSetTests {
    @Test("A built-in rule set has no mistake in any part of it", arguments: BuiltinRuleSets.files.map(\.name))
    func hasNoFault(name: String) throws {
        let json = try #require(BuiltinRuleSets.files.first { $0.name == name }?.json)
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

    @Test("A mistake in a rule set is seen where no built-in rules are taken for right")
    func seesFaults() {
        let json = #"{"rules": {"a": {"given": "$.aps", "then": {"function": "truhty"}, "examples": 7}}}"#
        let layer = RuleSetLayer.file(Source(name: "rules/a.json", text: json), folder: .root)
        #expect(throws: RuleSetFaults.self) {
            try Configuration([], replacingRulesWith: [layer]) { .failure(FileProblem(.missing, at: $0)) }
        }
    }
}
