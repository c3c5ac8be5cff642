import JSONSchema
import SourceTree
import Testing

/// References within a schema, to files beside it, and to the meta-schema.
@Suite struct ReferenceTests {
    @Test("A reference to a file is resolved against the schema's own place")
    func files() throws {
        let files = [
            "file:///app/schemas/parts/address.yml": "{properties: {city: {$ref: 'names.yml#/$defs/name'}}}",
            "file:///app/schemas/parts/names.yml": "{$defs: {name: {type: string}}}",
        ]
        let resolver = SchemaResolver { uri in
            try files[uri].map { try YAMLParser.parse(Source(name: uri, text: $0)) }
        }
        let options = SchemaOptions(base: "file:///app/schemas/order.yml")
        let schema = try Judgement("properties: {to: {$ref: parts/address.yml}}", resolver: resolver, options: options)
        #expect(try schema.accepts(#"{"to": {"city": "Ulm"}}"#))
        let violation = try #require(try schema.violations(#"{"to": {"city": 3}}"#).first)
        #expect(violation.schemaPlace.tree.source.name == "file:///app/schemas/parts/names.yml")
    }

    @Test("A file that cannot be read is a fault at the reference, with the reason")
    func brokenFile() throws {
        let resolver = SchemaResolver { _ in try JSONParser.parse(Source(name: "b.json", text: "{")) }
        let faults = try Judgement.faults("properties: {a: {$ref: b.json}}", resolver: resolver)
        #expect(faults.count == 1)
        #expect(faults.first?.hasPrefix("/properties/a/$ref: `file:///b.json` cannot be read: ") == true)
    }

    @Test("A schema that refers to itself for the parts of a value judges them at every depth")
    func recursion() throws {
        let schema = try Judgement("{type: object, properties: {next: {$ref: '#'}}}")
        #expect(try schema.accepts(#"{"next": {"next": {"next": {}}}}"#))
        #expect(
            try schema.violations(#"{"next": {"next": {"next": 3}}}"#).map { $0.place.pointer.description } == [
                "/next/next/next"
            ])
    }

    @Test("A dynamic reference leads to the outermost schema with the anchor")
    func dynamicReference() throws {
        let schema = try Judgement(
            """
            $id: https://example.com/strict
            $dynamicAnchor: node
            $ref: tree
            unevaluatedProperties: false
            $defs:
              tree:
                $id: tree
                $dynamicAnchor: node
                properties: {children: {items: {$dynamicRef: '#node'}}}
            """)
        #expect(try schema.accepts(#"{"children": [{"children": []}]}"#))
        #expect(
            try schema.messages(#"{"children": [{"childen": []}]}"#) == [
                "The property `childen` is not expected here. Did you mean `children`?"
            ])
    }

    @Test("The meta-schema is known without a network, and accepts and refuses schemas")
    func metaSchema() throws {
        let schema = try Judgement("$ref: https://json-schema.org/draft/2020-12/schema")
        #expect(try schema.accepts(#"{"type": "string", "properties": {"a": {"minLength": 1}}}"#))
        #expect(
            try schema.violations(#"{"properties": {"a": {"minLength": -1}}}"#).map { $0.place.pointer.description }
                == [
                    "/properties/a/minLength"
                ])
    }

    @Test("An inline schema inside another document is a schema of its own")
    func inline() throws {
        let text = "rules: {a: {schema: {$ref: '#/$defs/x', $defs: {x: {type: string}}}}}"
        let tree = try YAMLParser.parse(Source(name: "rules.yml", text: text))
        let node = try #require(tree.root["rules"]?["a"]?["schema"])
        let schema = try JSONSchema(node)
        #expect(schema.accepts(try JSONParser.parse(Source(name: "v", text: #""a""#)).root))
        #expect(!schema.accepts(try JSONParser.parse(Source(name: "v", text: "1")).root))
    }
}
