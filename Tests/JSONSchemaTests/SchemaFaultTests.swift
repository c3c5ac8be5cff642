import JSONSchema
import SourceTree
import Testing

/// A schema that is itself wrong is reported with the place in its own file.
@Suite struct SchemaFaultTests {
    @Test(
        "Each wrong keyword is reported at its value",
        arguments: [
            (
                "properties: {a: {type: strng}}",
                "/properties/a/type: `type` must be `string`, `integer`, `number`, `boolean`, `object`, `array` or "
                    + #"`null`, or an array of them, but is the string "strng". Did you mean `string`?"#
            ),
            ("minLength: -1", "/minLength: `minLength` must be a whole number from 0, but is the number `-1`."),
            ("maximum: '3'", #"/maximum: `maximum` must be a number, but is the string "3"."#),
            ("multipleOf: 0", "/multipleOf: `multipleOf` must be greater than 0, but is the number `0`."),
            ("required: id", #"/required: `required` must be an array of property names, but is the string "id"."#),
            ("enum: 3", "/enum: `enum` must be an array of the values allowed, but is the number `3`."),
            ("items: [{}]", "/items: `items` must be one schema; a list of schemas by position is `prefixItems`."),
            ("anyOf: []", "/anyOf: `anyOf` must be an array of at least one schema, but is an empty array."),
            ("not: 3", "/not: A schema must be an object, `true` or `false`, but this is the number `3`."),
            ("uniqueItems: 'yes'", #"/uniqueItems: `uniqueItems` must be `true` or `false`, but is the string "yes"."#),
            ("3", ": A schema must be an object, `true` or `false`, but this is the number `3`."),
            (
                "$defs: {unused: {minItems: x}}",
                #"/$defs/unused/minItems: `minItems` must be a whole number from 0, but is the string "x"."#
            ),
            ("$ref: '#/$defs/persn'", "/$ref: `#/$defs/persn` leads nowhere: there is no `$defs`."),
            (
                "{$ref: '#/$defs/persn', $defs: {person: {}}}",
                "/$ref: `#/$defs/persn` leads nowhere: there is no `persn`. Did you mean `person`?"
            ),
            (
                "{$ref: '#persn', $defs: {a: {$anchor: person}}}",
                "/$ref: `#persn` names no anchor: there is no `$anchor` `persn`. Did you mean `person`?"
            ),
            (
                "$ref: https://example.com/order.json",
                "/$ref: `https://example.com/order.json` refers to a schema that is not here, and nothing is fetched from "
                    + "a network. Keep a copy beside this file and refer to it by its name."
            ),
            (
                "$ref: other.yml",
                "/$ref: `other.yml` (that is, `file:///other.yml`) refers to a file that does not exist."
            ),
            (
                "$schema: http://json-schema.org/draft-07/schema#",
                "/$schema: The schema is written for `http://json-schema.org/draft-07/schema#`; only draft 2020-12 is "
                    + "understood. Bring it up to that draft and set `$schema` to "
                    + "`https://json-schema.org/draft/2020-12/schema`."
            ),
            (
                "$ref: '#'",
                ": This schema refers back to itself without going deeper into the value, so that checking would never "
                    + "end. Break the circle of references."
            ),
        ])
    func faults(schema: String, fault: String) throws {
        #expect(try Judgement.faults(schema) == [fault])
    }

    @Test("A pattern that is no regular expression is reported")
    func pattern() throws {
        let faults = try Judgement.faults("{pattern: '[a', patternProperties: {'(': {}}}")
        #expect(faults.count == 2)
        #expect(faults.allSatisfy { $0.contains("is no regular expression") })
        #expect(faults.first?.hasPrefix("/pattern: ") == true)
        #expect(faults.last?.hasPrefix("/patternProperties/(: ") == true)
    }

    @Test("All faults are reported at once, in the order of the file")
    func all() throws {
        let faults = try Judgement.faults("{minimum: a, properties: {b: {type: c}}, $defs: {d: 3, e: {maxLength: f}}}")
        #expect(
            faults.map { $0.prefix { $0 != ":" } } == [
                "/minimum", "/properties/b/type", "/$defs/d", "/$defs/e/maxLength",
            ])
    }

    @Test("A keyword that looks misspelt is a warning, and has no effect as the standard wants it")
    func misspelt() throws {
        let schema = try Judgement("{propertes: {a: false}, x-note: 1}")
        #expect(
            schema.schema.warnings.map(\.message) == [
                "`propertes` is no keyword of JSON Schema and has no effect. Did you mean `properties`?"
            ])
        #expect(try schema.accepts(#"{"a": 1}"#))
    }

    @Test("The fault lies in the file where it stands, also when that is a neighbour")
    func neighbour() throws {
        let address = try YAMLParser.parse(Source(name: "address.yml", text: "type: objet"))
        let tree = try YAMLParser.parse(Source(name: "order.yml", text: "properties: {to: {$ref: address.yml}}"))
        let resolver = SchemaResolver { $0 == "file:///address.yml" ? address : nil }
        do {
            _ = try JSONSchema(tree.root, resolver: resolver)
            Issue.record("a schema with a fault must be refused")
        } catch {
            #expect(error.faults.map { $0.place.tree.source.name } == ["address.yml"])
        }
    }
}
