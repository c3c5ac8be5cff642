import BuiltinRules
import JSONSchema
import SourceTree
import Testing
import Workspace

@testable import Linting
@testable import Reports

/// The schema of the configuration and the reader of configurations must say the same.
@Suite struct ConfigurationSchemaTests {
    private let root: Node
    private let schema: JSONSchema

    init() throws {
        let text = PrintedSchema.configuration
        root = try JSONParser.parse(Source(name: "configuration.schema.json", text: text)).root
        schema = try JSONSchema(root)
    }

    private func names(_ definition: String) throws -> [String] {
        let properties = try #require(root["$defs"]?[definition]?["properties"])
        return properties.members.map(\.name).sorted()
    }

    @Test("The schema itself has no keyword that means nothing")
    func isSound() {
        #expect(schema.warnings.isEmpty)
    }

    @Test("It knows the keys that the reader knows, no more and no fewer")
    func keys() throws {
        let settings = SettingsReader.keys
        #expect(try names("file") == (RuleSetReader.ruleSetKeys + settings).sorted())
        let inOverrides = settings.filter { !RuleSetReader.projectKeys.contains($0) }
        #expect(try names("override") == (RuleSetReader.overrideKeys + inOverrides).sorted())
        #expect(try names("definition") == RuleDefinitionReader.keys.sorted())
        #expect(try names("clause") == RuleDefinitionReader.thenKeys.sorted())
    }

    @Test("Each key says what it is for")
    func descriptions() throws {
        for definition in ["file", "override", "definition", "clause"] {
            for member in try #require(root["$defs"]?[definition]?["properties"]).members {
                let reference = member.value["$ref"]?.string.flatMap { JSONPointer(String($0.dropFirst())) }
                let target = reference.flatMap { root.descendant(at: $0) }
                let text = member.value["description"] ?? target?["description"]
                #expect(text != nil || ["formats", "severity"].contains(member.name), "\(definition): \(member.name)")
            }
        }
    }

    @Test("It names every rule, function, rule set and format that there is")
    func vocabulary() throws {
        #expect(try names("rules") == RuleSetVocabulary.rules.map(\.id).sorted())
        #expect(try names("rules").contains("voximplant-im-fields"))
        let functions = root["$defs"]?["clause"]?["properties"]?["function"]?["enum"]
        #expect(functions?.elements.map(\.text) == RuleFunctions.names)
        let formats = root["$defs"]?["format"]?["enum"]?.elements.map(\.text) ?? []
        #expect(formats.contains("alert") && formats.contains("!fcm"))
    }

    @Test(
        "It accepts the rule sets that come with the tool", arguments: BuiltinRuleSets.files + BuiltinRuleSets.vendors)
    func builtinRuleSets(file: BuiltinRuleSets.File) throws {
        let tree = try JSONParser.parse(Source(name: file.name, text: file.json))
        #expect(schema.violations(of: tree.root).map(\.message) == [])
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let text: String
        let isRight: Bool
        var testDescription: String { text }
    }

    static let right = [
        "", "version: 1", "extends: pushlint:all", "extends: [[pushlint:all, off], pushlint:alert]", "extends: []",
        "languages: [en, de]", "languages: en", "rules: {aps-type: off}", "rules: {aps-type: false, badge-type: 1}",
        "rules: {r: {given: $, then: {function: truthy}}}", "rules: {r: {given: [$.a], then: [{function: defined}]}}",
        "aliases: {A: $.aps, B: [$.a, $.b]}", "overrides: [{files: a.json, rules: {aps-type: warn}, languages: [en]}]",
        "localizedMessages: texts", "localizedMessages: [{key: a, fields: [title]}]", "headers: {apns-priority: 5}",
        "schemas: {a: {type: object}, b: true}", "liveActivities: {A: {contentState: {type: object}}}", "x-own: 7",
        "serviceExtension: true", "snsTarget: endpoint", "formats: [alert, '!fcm']", "strings: [App]",
        "templates: ['a/**']", "customKeys: [a]", "stringTable: Push", "payloads: a", "exclude: ['**/b']",
    ]

    static let wrong = [
        "7", "[a]", "version: 2", "extend: a", "extends: 7", "extends: [[pushlint:all]]",
        "extends: [[pushlint:all, most]]", "languages: 7", "languages: [7]", "rules: [a]", "rules: {aps-type: of}",
        "rules: {aps-type: 4}", "rules: {aps-type: null}", "rules: {r: {given: $}}",
        "rules: {r: {then: {function: truthy}}}", "rules: {r: {given: 7, then: {function: truthy}}}",
        "rules: {r: {given: $, then: []}}", "rules: {r: {given: $, then: {function: truhty}}}",
        "rules: {r: {given: $, then: {function: truthy, options: {}}}}",
        "rules: {r: {given: $, severty: error, then: {function: truthy}}}",
        "rules: {r: {given: $, formats: [alrt], then: {function: truthy}}}",
        "rules: {r: {given: $, evidence: sure, then: {function: truthy}}}",
        "rules: {r: {given: $, recommended: 1, then: {function: truthy}}}", "aliases: [a]", "aliases: {1a: $}",
        "overrides: {files: a}", "overrides: [{rules: {}}]", "overrides: [{files: a, payloads: b}]",
        "localizedMessages: 7", "localizedMessages: {fields: [a]}", "headers: [a]", "headers: {a: [1]}",
        "schemas: [a]", "schemas: {a: 7}", "liveActivities: {A: {state: {}}}", "serviceExtension: 1",
        "snsTarget: topics", "stringTable: 7", "functions: [a]", "unknown: 1",
    ]

    static let cases = right.map { Case(text: $0, isRight: true) } + wrong.map { Case(text: $0, isRight: false) }

    @Test("It accepts and refuses what the reader accepts and refuses", arguments: cases)
    func agrees(example: Case) throws {
        let source = Source(name: ".pushlint.yml", text: example.text)
        var isRead = true
        do throws(RuleSetFaults) {
            _ = try Configuration([.file(source, folder: .root)]) { .failure(FileProblem(.missing, at: $0)) }
        } catch {
            isRead = false
        }
        #expect(isRead == example.isRight, "the reader")
        #expect(schema.accepts(try YAMLParser.parse(source).root) == example.isRight, "the schema")
    }
}
