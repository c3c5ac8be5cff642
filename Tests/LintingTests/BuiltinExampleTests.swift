import BuiltinRules
import Linting
import SourceTree
import Testing
import Workspace

/// The examples that the built-in rules carry are their first tests.
@Suite struct BuiltinExampleTests {
    static let configuration = Result {
        let sets = ["all"] + BuiltinRuleSets.vendors.map(\.name)
        return try Configuration([], replacingRulesWith: sets.map { .builtin("pushlint:" + $0) }) {
            .failure(FileProblem(.missing, at: $0))
        }
    }

    static let ids: [String] = (try? configuration.get().rules.map(\.id)) ?? []

    @Test("The built-in rule sets have no mistakes")
    func rulesAreWellFormed() throws {
        #expect(try BuiltinExampleTests.configuration.get().rules.count >= 5)
    }

    @Test(
        "Each rule's examples come out as it says, however they are written", arguments: ids, ExampleVariation.allCases)
    func examples(id: String, variation: ExampleVariation) throws {
        let failures = try BuiltinExampleTests.configuration.get().exampleFailures(of: id, variation: variation)
        #expect(failures.map(\.message) == [])
    }

    @Test("Each rule says what it finds and why it matters", arguments: ids)
    func isDescribed(id: String) throws {
        let rule = try #require(try BuiltinExampleTests.configuration.get().rules.first { $0.id == id })
        #expect(rule.definition.description?.hasSuffix(".") == true)
        #expect((rule.definition.reason?.count ?? 0) > 40, "A rule's page needs more than a word.")
    }

    @Test("Each rule that is marked as fixable puts a wrong example right, and no other rule has fixes", arguments: ids)
    func fixes(id: String) throws {
        let failures = try BuiltinExampleTests.configuration.get().fixFailures(of: id)
        #expect(failures.map(\.message) == [])
    }

    @Test("Each rule has its section on a page, which reports link to", arguments: ids)
    func hasPage(id: String) throws {
        let rule = try #require(try BuiltinExampleTests.configuration.get().rules.first { $0.id == id })
        let set = rule.definition.place.tree.source.name.split(separator: ":").last ?? ""
        let folder = BuiltinRuleSets.vendors.contains { $0.name == set } ? "vendors" : "rules"
        let page = "https://github.com/pushlint/pushlint/blob/main/docs/\(folder)/\(set).md#\(id)"
        #expect(rule.documentation == page, "The rule set has a documentationUrl with its own page.")
    }

    @Test(
        "A rule weighs no more than what is known of its subject, since a false alarm costs more than a miss",
        arguments: ids)
    func weighsWhatIsKnown(id: String) throws {
        let rule = try #require(try BuiltinExampleTests.configuration.get().rules.first { $0.id == id })
        let aboutTheRun = ["payload-not-found", "ignore-expired", "ignore-unmatched"]
        #expect(
            (rule.definition.evidence == nil) == aboutTheRun.contains(id), "What is about the run rests on nothing.")
        #expect(rule.definition.severity <= rule.definition.evidence?.maximumSeverity ?? .warning)
    }

    static let idsWithFunction: [String] =
        (try? configuration.get().rules.filter { !$0.definition.isReportedByReader }.map(\.id)) ?? []

    @Test("Each rule with a function shows a wrong and a right example", arguments: idsWithFunction)
    func hasExamples(id: String) throws {
        let rule = try #require(try BuiltinExampleTests.configuration.get().rules.first { $0.id == id })
        #expect(!rule.definition.examples.valid.isEmpty)
        #expect(!rule.definition.examples.invalid.isEmpty)
    }
}
