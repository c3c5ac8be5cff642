import JSONSchema
import SourceTree
import Testing

/// No schema and no value may crash the program or keep it busy for ever.
@Suite struct LimitTests {
    @Test("A value is followed down by a recursive schema for hundreds of levels, and refused with a sentence beyond")
    func deepValue() throws {
        let schema = try Judgement("{type: array, items: {$ref: '#'}}")
        @Sendable func nested(_ depth: Int, _ innermost: String) -> String {
            String(repeating: "[", count: depth) + innermost + String(repeating: "]", count: depth)
        }
        try LargeStack.run {
            #expect(try schema.accepts(nested(299, "")))
            #expect(try schema.violations(nested(299, "1")).count == 1)
            let messages = try schema.messages(nested(JSONParser.maximumDepth, ""))
            #expect(
                messages == ["The value cannot be checked: it leads into more than 300 schemas inside one another."])
        }
    }

    @Test("Alternatives that multiply with every level are given up with a sentence")
    func exponential() throws {
        let schema = try Judgement(
            "anyOf: [{items: {$ref: '#'}, minItems: 1}, {items: {$ref: '#'}, maxItems: 9, minItems: 1}]")
        let messages = try schema.messages(String(repeating: "[", count: 60) + String(repeating: "]", count: 60))
        #expect(messages.count == 1)
        #expect(messages.first?.contains("too many steps") == true)
    }

    @Test("A chain of references that is longer than the stack allows is given up with a sentence")
    func longChain() throws {
        let links = (0..<3_000).map { "d\($0): {minLength: 0, $ref: '#/$defs/d\($0 + 1)'}" }
        let schema = try Judgement(
            "{$ref: '#/$defs/d0', $defs: {\(links.joined(separator: ", ")), d3000: {type: string}}}")
        try LargeStack.run {
            let messages = try schema.messages(#""a""#)
            #expect(
                messages == ["The value cannot be checked: it leads into more than 300 schemas inside one another."])
        }
    }

    @Test("A pattern whose search is given up refuses the value and says so")
    func slowPattern() throws {
        let schema = try Judgement("pattern: '^(a+)+$'")
        let messages = try schema.messages("\"" + String(repeating: "a", count: 5_000) + "b\"")
        #expect(messages.count == 1)
        #expect(messages.first?.contains("given up") == true)
    }

    @Test(
        "Circles of references are refused in every keyword that looks at the same value",
        arguments: [
            "allOf: [{$ref: '#'}]", "not: {$ref: '#'}", "if: {$ref: '#'}", "dependentSchemas: {a: {$ref: '#'}}",
            "anyOf: [{type: string}, {oneOf: [{$ref: '#'}]}]",
        ])
    func circles(schema: String) throws {
        let faults = try Judgement.faults(schema)
        #expect(faults.count == 1)
        #expect(faults.first?.contains("refers back to itself") == true)
    }

    @Test("More members and items than a machine word has bits are all seen")
    func manyParts() throws {
        let names = (0..<150).map { "p\($0)" }
        let required = try Judgement("required: [\(names.joined(separator: ", "))]")
        let object = { (names: [String]) in "{" + names.map { "\"\($0)\": 1" }.joined(separator: ",") + "}" }
        #expect(try required.accepts(object(names)))
        #expect(try required.messages(object(names.filter { $0 != "p149" })).count == 1)
        let known = try Judgement(
            "{allOf: [{properties: {\(names.map { "\($0): {}" }.joined(separator: ", "))}}], unevaluatedProperties: false}"
        )
        #expect(try known.accepts(object(names)))
        #expect(try known.violations(object(names + ["zzz"])).map { $0.place.text } == ["zzz"])
        let items = try Judgement("{contains: {type: integer}, unevaluatedItems: false}")
        let numbers = Array(repeating: "1", count: 150)
        #expect(try items.accepts("[\(numbers.joined(separator: ","))]"))
        #expect(
            try items.violations("[\((numbers + ["\"a\""]).joined(separator: ","))]").map {
                $0.place.pointer.description
            } == ["/150"])
    }
}
