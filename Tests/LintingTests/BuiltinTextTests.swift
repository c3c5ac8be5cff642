import BuiltinRules
import SourceTree
import Testing

@testable import Linting

@Suite struct BuiltinTextTests {
    @Test("Without its explanations a built-in rule set says the same", arguments: BuiltinRuleSets.files.map(\.name))
    func saysTheSame(name: String) throws {
        let bytes = try #require(BuiltinRuleSets.files.first { $0.name == name }?.bytes)
        let whole = try YAMLParser.parse(Source(name: name, bytes: bytes)).root
        let cut = try YAMLParser.parse(Source(name: name, bytes: BuiltinText.withoutExplanations(bytes))).root
        let rules = try #require(whole["rules"])
        let cutRules = try #require(cut["rules"])
        #expect(rules.members.map(\.name) == cutRules.members.map(\.name))
        for rule in rules.members {
            let other = try #require(cutRules[rule.name])
            #expect(other["examples"] == nil, "The examples are what is left out.")
            for key in rule.value.members where !BuiltinText.leftOut.contains(key.name) {
                let same = other[key.name].map { $0.hasSameValue(as: key.value) } ?? false
                #expect(same, "\(rule.name) lost or changed “\(key.name)”.")
            }
        }
    }
}
