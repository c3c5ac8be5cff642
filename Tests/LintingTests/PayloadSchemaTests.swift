import BuiltinSchemas
import JSONSchema
import Payloads
import SourceTree
import Testing
import Workspace

@testable import Linting

/// The schema that editors get must not say other things than the rules.
///
/// The right answers: whatever the schema refuses, some rule finds fault with, so that an editor never marks what the
/// tool accepts; and what rules about structure find, the schema refuses too.
@Suite struct PayloadSchemaTests {
    /// Rules about the kinds and ranges of single values, which a schema can state.
    static let structuralRules = [
        "aps-type", "badge-type", "sound-type", "sound-dictionary", "text-value-types", "interruption-level-value",
        "relevance-score-range", "url-args-type", "alert-type", "alert-text-types", "live-activity-event",
        "live-activity-event-value", "live-activity-timestamp", "live-activity-seconds", "live-activity-content-state",
        "live-activity-start", "live-activity-input-push-token", "content-changed-flag", "now-playing-event",
        "mdm-push-magic", "background-content-available", "alert-push-shows-something", "background-shows-nothing",
    ]

    private let rules: [RuleSummary]

    init() throws {
        rules = try Configuration([], replacingRulesWith: [.builtin("pushlint:all")]) {
            .failure(FileProblem(.missing, at: $0))
        }.rules
    }

    /// The schema of payloads of one type, as `pushlint schema` prints it.
    private static func schema(_ type: PushType?) throws -> JSONSchema {
        let text = BuiltinSchemas.payload.replacing(
            "\"$ref\":\"#/$defs/any\",\"$defs\"", with: "\"$ref\":\"#/$defs/\(type?.rawValue ?? "any")\",\"$defs\"")
        let tree = try JSONParser.parse(Source(name: "payload.schema.json", text: text))
        try #require(tree.root["$ref"]?.string == "#/$defs/\(type?.rawValue ?? "any")")
        return try JSONSchema(tree.root)
    }

    private func examples(of rule: RuleSummary, isWrong: Bool) -> [String] {
        let examples = rule.definition.examples
        return (isWrong ? examples.invalid : examples.valid).compactMap { $0.payload.map { MarkedText($0).text } }
    }

    /// The payloads in a text that are sent as they are, each as a document of its own.
    private func payloads(in text: String) -> [Payload] {
        let document = PayloadDocument(Source(name: "payload.json", text: text), mustHold: true)
        guard let program = try? Lint.configuration("").program(overrides: []) else { return [] }
        return program.payloads(of: document).filter { ["payload", "request", "simulator"].contains($0.envelope) }
    }

    @Test("There is a definition for each push type, and all are sound", arguments: [nil] + PushType.allCases)
    func isSound(type: PushType?) throws {
        #expect(try PayloadSchemaTests.schema(type).warnings.isEmpty)
    }

    @Test("What the schema refuses, some rule finds fault with")
    func isNoStricterThanTheRules() throws {
        var checked = 0
        for text in rules.flatMap({ examples(of: $0, isWrong: false) + examples(of: $0, isWrong: true) }) {
            for payload in payloads(in: text) {
                checked += 1
                for type in Set([nil, payload.pushType]) {
                    let violations = try PayloadSchemaTests.schema(type).violations(of: payload.root)
                    guard !violations.isEmpty else { continue }
                    let findings = Lint(text).findings.filter { $0.severity >= .warning }
                    #expect(!findings.isEmpty, "\(type?.rawValue ?? "any"): \(violations.map(\.message)) in \(text)")
                }
            }
        }
        #expect(checked > 100)
    }

    @Test("What rules about structure find, the schema of the push type refuses", arguments: structuralRules)
    func isAsStrictAsTheRules(id: String) throws {
        let rule = try #require(rules.first { $0.id == id })
        for example in rule.definition.examples.invalid {
            let stated = example.configuration?["headers"]?["apns-push-type"]?.string
            for payload in payloads(in: MarkedText(example.payload ?? "").text) {
                let type = stated.flatMap { PushType(rawValue: $0) } ?? payload.pushType
                let schema = try PayloadSchemaTests.schema(type)
                #expect(!schema.accepts(payload.root), "\(type?.rawValue ?? "any"): \(example.payload ?? "")")
            }
        }
    }
}
