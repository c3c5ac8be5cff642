import Testing

@testable import Linting

/// Schemas in files, named by the configuration and by rules.
///
/// The right answers: a key that `schemas` names is checked where it stands, from a file or written out; references
/// lead to files in the configuration's folder and below; a mistake has the place of the file that it stands in.
@Suite struct SchemaFilesTests {
    private static let files = [
        "/app/schemas/order.yml": "type: object\nproperties:\n  number: {type: string}\n  to: {$ref: place.json}\n",
        "/app/schemas/place.json": #"{"type": "object", "required": ["city"]}"#,
        "/app/broken.yml": "type: strin\n", "/app/unreadable.json": "{\"type\":\n  }", "/other/a.yml": "type: object",
    ]

    private func faults(_ configuration: String) -> String {
        Lint(#"{"aps": {"alert": "Hi"}}"#, configuration: configuration, files: SchemaFilesTests.files).faultText
    }

    @Test("A key beside aps is checked against its file, and what that refers to, with the schema's place as related")
    func customKeys() {
        let lint = Lint(
            #"{"aps": {"alert": "Hi"}, "order": {"number": 1, "to": {}}}"#,
            configuration: "schemas: {order: schemas/order.yml}", files: SchemaFilesTests.files)
        #expect(
            lint.text == """
                1:46: error: `number` must be a string, but is the number `1`. [custom-key-schema]
                1:55: error: `to` lacks the required property `city`. [custom-key-schema]
                """)
        let related = lint.findings.flatMap(\.related).map { "\($0.place.file):\($0.place.start.line)" }
        #expect(related == ["schemas/order.yml:3", "schemas/place.json:1"])
    }

    @Test("A key that no payload has is no finding, and others are left alone")
    func otherKeys() {
        let configuration = "schemas: {order: {type: object}}"
        #expect(Lint(#"{"aps": {"alert": "Hi"}, "orders": 7}"#, configuration: configuration).text == "")
    }

    @Test("What a template puts in a value's place is not judged")
    func templates() {
        let lint = Lint(
            #"{"aps": {"alert": "Hi"}, "order": {"count": "{{ count }}"}}"#,
            configuration: "schemas: {order: {properties: {count: {type: integer}}}}")
        #expect(lint.text == "")
    }

    @Test("A nearer layer replaces the schema of the same key and keeps the others")
    func layers() {
        let configuration = """
            extends: [pushlint:recommended, base.yml]
            schemas: {order: {type: integer}}
            """
        let lint = Lint(
            #"{"aps": {"alert": "Hi"}, "order": "a", "user": "b"}"#, configuration: configuration,
            files: ["/app/base.yml": "extends: []\nschemas: {order: {type: string}, user: {type: integer}}"])
        #expect(lint.findings.map(\.place.pointer) == ["/order", "/user"])
    }

    @Test("The schema function takes a path, and a reference in the rule itself, both from the rule set's folder")
    func schemaFunction() {
        for schema in ["./schemas/order.yml", "{$ref: schemas/order.yml}"] {
            let lint = Lint(
                #"{"aps": {"alert": "Hi"}, "order": {"number": 1}}"#,
                configuration: """
                    rules:
                      order: {given: $.order, then: {function: schema, functionOptions: {schema: \(schema)}}}
                    """, files: SchemaFilesTests.files)
            #expect(lint.findings.map(\.place.pointer) == ["/order/number"])
        }
    }

    @Test("A Live Activity's schemas may stand in files")
    func liveActivities() {
        let lint = Lint(
            #"{"aps": {"timestamp": 1790000000, "event": "update", "content-state": {}}}"#,
            configuration: "liveActivities: {Ferry: {contentState: schemas/place.json}}", files: SchemaFilesTests.files)
        #expect(lint.findings.map(\.rule) == ["live-activity-types"])
    }

    @Test("A mistake in a schema's file is told with that file's name, line and column, once")
    func brokenFiles() {
        #expect(faults("schemas: {a: broken.yml}").hasPrefix("broken.yml:1:7: `type` must be"))
        #expect(faults("schemas: {a: unreadable.json}").hasPrefix("unreadable.json:2:3: "))
        let twice = faults("schemas: {a: {$ref: unreadable.json}, b: {$ref: unreadable.json}}")
        #expect(twice.split(separator: "\n").allSatisfy { $0.hasPrefix("unreadable.json:2:3: ") })
    }

    @Test("A file that is not there is told where it is named")
    func missingFiles() {
        #expect(faults("schemas: {a: gone.yml}").hasPrefix(".pushlint.yml:1:14: Cannot read the schema “gone.yml”"))
        #expect(faults("schemas: {a: {$ref: gone.yml}}").hasPrefix(".pushlint.yml:1:21: `gone.yml` cannot be used"))
    }

    @Test(
        "Nothing outside of the folder is read, and nothing is fetched",
        arguments: [
            "../other/a.yml", "/other/a.yml", "{$ref: ../other/a.yml}", "{$ref: \"file:///other/a.yml\"}",
            "{$ref: \"schemas/../../other/a.yml\"}", "{$ref: \"%2e%2e/other/a.yml\"}",
        ])
    func outside(schema: String) {
        #expect(faults("schemas: {a: \(schema)}").contains("outside of the folder"))
        #expect(faults("liveActivities: {A: {attributes: \(schema)}}").contains("outside of the folder"))
        let rule = "{given: $, then: {function: schema, functionOptions: {schema: \(schema)}}}"
        #expect(faults("rules: {r: \(rule)}").contains("outside of the folder"))
    }

    @Test(
        "An address is refused with a sentence",
        arguments: ["https://example.com/a", "{$ref: \"https://example.com/a\"}"])
    func addresses(schema: String) {
        #expect(faults("schemas: {a: \(schema)}").contains("fetche"))
    }

    @Test("What is no schema is told as a mistake in the configuration")
    func otherValues() {
        #expect(faults("schemas: [a]").contains("mapping of the payload's own keys"))
        #expect(faults("schemas: {a: 7}").contains("A schema must be"))
    }
}
