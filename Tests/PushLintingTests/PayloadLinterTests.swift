import PushLinting
import Testing

/// The library as a server's own tests use it: one import, bytes in, findings out.
@Suite struct PayloadLinterTests {
    static let tables: [String: [UInt8]] = [
        "App/en.lproj/Localizable.strings": Array("\"BID\" = \"%1$@ offers %2$@\";".utf8),
        "App/de.lproj/Localizable.strings": Array("\"BID\" = \"%1$@ bietet %2$@\";".utf8),
    ]

    @Test("A right payload has no findings")
    func right() throws {
        let linter = try PayloadLinter()
        #expect(linter.lint(Array(#"{"aps": {"alert": {"title": "A", "body": "B"}}}"#.utf8)).isEmpty)
    }

    @Test("A finding tells rule, severity, message and place")
    func finding() throws {
        let linter = try PayloadLinter()
        let findings = linter.lint(
            Array("{\n  \"aps\": {\"alert\": \"Hi\", \"threadId\": \"a\"}\n}".utf8), named: "order.json")
        let finding = try #require(findings.first)
        #expect(findings.count == 1)
        #expect(finding.rule == "custom-keys-outside-aps")
        #expect(finding.severity == .error)
        #expect(finding.message.contains("“thread-id”"))
        #expect(finding.place.file == "order.json")
        #expect(finding.place.start.line == 2)
        #expect(finding.place.start.column == 26)
        #expect(finding.place.pointer == "/aps/threadId")
    }

    @Test("String tables are taken from memory")
    func tables() throws {
        let linter = try PayloadLinter(stringTables: PayloadLinterTests.tables)
        let findings = linter.lint(Array(#"{"aps": {"alert": {"loc-key": "BID", "loc-args": ["Mina"]}}}"#.utf8))
        #expect(findings.map(\.rule) == ["format-arguments-match"])
        #expect(
            findings.first?.related.map(\.place.file) == [
                "App/de.lproj/Localizable.strings", "App/en.lproj/Localizable.strings",
            ])
        #expect(linter.lint(Array(#"{"aps": {"alert": {"loc-key": "BID", "loc-args": ["Mina", "9"]}}}"#.utf8)).isEmpty)
    }

    @Test("Faults in the tables themselves are told apart from those of payloads")
    func tableFindings() throws {
        let linter = try PayloadLinter(stringTables: ["en.lproj/Localizable.strings": Array("\"A\" = \"a\"".utf8)])
        #expect(linter.tableFindings.map(\.rule) == ["strings-syntax"])
        #expect(linter.tableFindings.first?.place.file == "en.lproj/Localizable.strings")
        #expect(try PayloadLinter(stringTables: PayloadLinterTests.tables).tableFindings.isEmpty)
    }

    @Test("A path that is no string table's is refused, not passed over")
    func wrongTablePath() {
        #expect(throws: RuleSetFaults.self) {
            try PayloadLinter(stringTables: ["Localizable.strngs": []])
        }
    }

    @Test("The configuration's text holds, overrides among it")
    func configuration() throws {
        let linter = try PayloadLinter(
            configuration: """
                serviceExtension: true
                rules: {custom-keys-outside-aps: off}
                overrides:
                  - files: drafts/**
                    rules: {mutable-content-required: off}
                """)
        let payload = Array(#"{"aps": {"alert": "Hi", "order": 1}}"#.utf8)
        #expect(linter.lint(payload).map(\.rule) == ["mutable-content-required"])
        #expect(linter.lint(payload, named: "drafts/a.json").isEmpty)
    }

    @Test("All mistakes of a configuration are thrown at once, with their places")
    func mistakes() {
        do {
            _ = try PayloadLinter(configuration: "langauges: [en]\nrules:\n  json-sintax: off\n")
            Issue.record("The configuration has two mistakes.")
        } catch {
            #expect(
                error.faults.map { "\($0.file):\($0.start.line):\($0.start.column)" } == [
                    ".pushlint.yml:1:1", ".pushlint.yml:3:3",
                ])
            #expect(error.faults.map(\.message).joined().contains("“languages”"))
            #expect(error.faults.map(\.message).joined().contains("“json-syntax”"))
        }
    }

    @Test("A misspelt keyword of a schema keeps nothing from running and is told")
    func misspeltKeyword() throws {
        let linter = try PayloadLinter(configuration: "schemas:\n  order: {typ: object}\n")
        #expect(linter.warnings.map { "\($0.start.line):\($0.start.column)" } == ["2:11"])
        #expect(linter.warnings.first?.message.contains("Did you mean `type`?") == true)
        #expect(try PayloadLinter(configuration: "schemas:\n  order: {type: object}\n").warnings.isEmpty)
    }

    @Test("What is said once in a run is said once for a payload")
    func onceForAPayload() throws {
        let linter = try PayloadLinter()
        let findings = linter.lint(Array(#"{"aps": {"alert": {"loc-key": "A", "title-loc-key": "B"}}}"#.utf8))
        #expect(findings.map(\.severity) == [.info])
    }

    @Test(
        "Text that is no payload is a finding",
        arguments: [("{", "json-syntax"), ("", "json-syntax"), ("{}", "payload-not-found"), ("7", "payload-not-found")])
    func noPayload(text: String, rule: String) throws {
        #expect(try PayloadLinter().lint(Array(text.utf8)).map(\.rule) == [rule])
    }

    @Test("Bytes that are no UTF-8 are a finding")
    func noText() throws {
        #expect(try PayloadLinter().lint([0x7B, 0xFF, 0x7D]).map(\.rule) == ["json-syntax"])
    }

    @Test("One linter serves several tasks at a time, each with the same answer")
    func concurrently() async throws {
        let linter = try PayloadLinter(stringTables: PayloadLinterTests.tables)
        let payload = Array(#"{"aps": {"alert": {"loc-key": "BID"}, "x": 1}, "thread-id": "a"}"#.utf8)
        let expected = linter.lint(payload)
        #expect(expected.count == 3)
        await withTaskGroup(of: [Finding].self) { group in
            for _ in 0..<8 { group.addTask { linter.lint(payload) } }
            for await findings in group { #expect(findings == expected) }
        }
    }
}
