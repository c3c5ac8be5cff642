import SourceTree
import Testing

@testable import JSONSchema

@Suite("What a scalar's kind tells of a schema's answer") struct SettledKindTests {
    private static let scalars: [(kind: NodeKind, texts: [String])] = [
        (.null, ["null"]), (.boolean, ["true", "false"]), (.number, ["0", "1", "1.5", "-3", "1e2"]),
        (.string, [#""""#, #""a""#, #""abcdef""#, #""2026-11-30""#]),
    ]

    private static func schema(_ text: String) throws -> JSONSchema {
        try JSONSchema(JSONParser.parse(Source(name: "schema.json", text: text)).root)
    }

    @Test(
        "Where it is said to be settled, all scalars of the kind get the same answer",
        arguments: [
            "true", "false", #"{"type": "string"}"#, #"{"type": ["string", "null"]}"#, #"{"type": "integer"}"#,
            #"{"type": ["integer", "number"]}"#, #"{"enum": [1, "a", null]}"#, #"{"const": true}"#, #"{"minimum": 1}"#,
            #"{"multipleOf": 2}"#, #"{"minLength": 1}"#, #"{"maxLength": 3}"#, #"{"pattern": "a"}"#,
            #"{"format": "date"}"#, #"{"not": {"type": "string"}}"#,
            #"{"if": {"type": "string"}, "then": {"minLength": 1}}"#,
            #"{"minItems": 1, "required": ["a"]}"#, #"{"type": "object", "properties": {"a": {"minimum": 1}}}"#,
            #"{"anyOf": [{"minLength": 2}, {"minimum": 1}]}"#, #"{"propertyNames": {"pattern": "a"}}"#,
            ##"{"$ref": "#/$defs/a", "$defs": {"a": {"minimum": 1}}}"##,
        ])
    func same(text: String) throws {
        let schema = try SettledKindTests.schema(text)
        for (kind, texts) in SettledKindTests.scalars where schema.isSettled(by: kind) {
            let answers = try texts.map { schema.accepts(try JSONParser.parse(Source(name: "", text: $0)).root) }
            #expect(Set(answers).count == 1, "\(kind.described): \(answers)")
        }
    }

    @Test("A type is settled by the kind, but for whole numbers; what looks at the value is not")
    func settled() throws {
        let string = try SettledKindTests.schema(#"{"type": "string"}"#)
        #expect(SettledKindTests.scalars.allSatisfy { string.isSettled(by: $0.kind) })
        let integer = try SettledKindTests.schema(#"{"type": "integer"}"#)
        #expect(integer.isSettled(by: .string))
        #expect(!integer.isSettled(by: .number))
        let bounded = try SettledKindTests.schema(#"{"minimum": 1, "maxLength": 4}"#)
        #expect(bounded.isSettled(by: .boolean))
        #expect(!bounded.isSettled(by: .number))
        #expect(!bounded.isSettled(by: .string))
    }

    @Test("Arrays and objects are never settled")
    func collections() throws {
        let string = try SettledKindTests.schema(#"{"type": "string"}"#)
        #expect(!string.isSettled(by: .array))
        #expect(!string.isSettled(by: .object))
    }
}
