import Payloads
import SourceTree
import Testing

@testable import Linting

/// Payloads that a backend fills in before it sends them.
@Suite struct TemplateTests {
    @Test(
        "What a placeholder stands in is judged by nothing",
        arguments: [
            #""{{ x }}""#, #""a {{x}} b""#, #""{% if x %}1{% endif %}""#, #""<%= x %>""#, #""${x}""#, #""$(x)""#,
            ##""#(x)""##,
            #""%{x}""#,
        ])
    func placeholders(value: String) {
        LintCase(
            value,
            """
            {"aps": {"alert": {"loc-key": \(value), "loc-args": [\(value)]}, "mutable-content": \(value), \(value): 1},
             "localized-message": {"en": {"title": \(value), "body": \(value)}, "de": \(value)}}
            """,
            configuration: "languages: [en, de]", tables: ["en.lproj/Localizable.strings": "\"A\" = \"a\";"]
        ).checkSilence()
    }

    @Test("Placeholders are looked for once in each text, in whatever order the payloads of several texts come")
    func sharedTexts() throws {
        let program = try Lint.configuration("").program(overrides: [])
        func payloads(_ text: String) -> [Payload] {
            program.payloads(of: PayloadDocument(Source(name: "a.json", text: text), mustHold: true, pushType: nil))
        }
        let plain = payloads(#"[{"aps": {"alert": "A"}}, {"aps": {"alert": "B"}}]"#)
        let filled = payloads(#"[{"aps": {"alert": "{{ x }}"}}, {"aps": {"alert": "C"}}]"#)
        try #require(plain.count == 2 && filled.count == 2)
        let contexts = program.contexts(for: [plain[0], filled[0], plain[1], filled[1]], app: AppResources())
        #expect(contexts[0].placeholders === contexts[2].placeholders)
        #expect(contexts[1].placeholders === contexts[3].placeholders)
        #expect(contexts.map(\.placeholders.areThere) == [false, true, false, true])
    }

    @Test("A placeholder among the arguments is an argument")
    func arguments() {
        LintCase(
            "one argument of two",
            #"{"aps": {"alert": {"loc-key": "A", "loc-args": ↓["{{ x }}"]}}}"#,
            tables: ["en.lproj/Localizable.strings": #""A" = "%1$@ %2$@";"#], "error: 2 arguments"
        ).check("format-arguments-match")
    }

    @Test("Schemas do not judge placeholders below the value that they are for")
    func schema() {
        let configuration = """
            extends: []
            rules:
              badge:
                given: $.aps
                then:
                  function: schema
                  functionOptions: {allErrors: true, schema: {additionalProperties: {type: integer}}}
            """
        let lint = Lint(#"{"aps": {"badge": "{{ n }}", "other": "n"}}"#, configuration: configuration)
        #expect(lint.findings.map(\.place.pointer) == ["/aps/other"])
    }

    @Test(
        "A file whose name says so is read as a template, with places of its own",
        arguments: [
            "a.json.liquid", "a.liquid.json", "a.apns.hbs", "a.j2.apns", "a.tmpl", "a.json.handlebars", "a.json.jinja",
            "a.jinja2.json", "a.json.gotmpl", "a.json.ftl", "a.leaf",
        ])
    func name(name: String) {
        let lint = Lint("{\n  \"aps\": {\"badge\": {{ n }}, \"threadId\": \"{{ t[\"x\"] }}\"}\n}", named: name)
        #expect(lint.findings.map(\.place.pointer) == ["/aps/threadId"])
        #expect(lint.findings.map(\.place.start) == [Position(line: 2, column: 29)])
    }

    @Test("Elsewhere such a placeholder is a syntax fault that says what it is")
    func noTemplate() {
        let lint = Lint(#"{"aps": {"badge": {{ n }}}}"#)
        #expect(lint.findings.map(\.rule) == ["json-syntax"])
        #expect(lint.findings.first?.message.contains("“templates” in .pushlint.yml") == true)
        let count = Lint(##"{"aps": {"badge": #(count)}}"##)
        #expect(count.findings.map(\.message).first?.hasPrefix("“#(”") == true)
    }

    @Test(
        "A payload in a string is read as a template where placeholders stand outside of its own strings",
        arguments: ["a.json", "a.json.hbs"])
    func carried(name: String) {
        let lint = Lint(
            #"{"default": "A", "APNS": "{\"aps\":{\"badge\":{{n}},\"threadId\":\"{{ t }}\"}}"}"#, named: name)
        #expect(lint.findings.map(\.place.pointer) == ["/APNS/aps/threadId"])
        #expect(lint.findings.map(\.place.start.column) == [53])
        // Which bytes the placeholder becomes is not known.
        #expect(lint.findings.allSatisfy { $0.fix == nil })
    }

    @Test("A carried text that is no JSON even then is told as not checked, and one without placeholders as broken")
    func brokenCarried() {
        let template = Lint(#"{"default": "A", "APNS": "{\"aps\":{\"badge\":{{n}} \"sound\":1}}"}"#)
        #expect(template.findings.map(\.severity) == [.info])
        let plain = Lint(#"{"default": "A", "APNS": "{\"aps\":{\"alert\":\"{{n}}\",}}"}"#)
        #expect(plain.findings.map(\.severity) == [.error])
    }

    @Test("A template may have one JSON text a line")
    func templateLines() {
        let lint = Lint(
            "{\"aps\": {\"badge\": {{ n }}}}\n{\"aps\": {\"badge\": {{ n }}, \"threadId\": \"a\"}}\n{\"a\": {{ n }}}\n",
            named: "a.ndjson.hbs")
        #expect(lint.findings.map(\.rule) == ["custom-keys-outside-aps", "payload-not-found"])
        #expect(lint.findings.map(\.place.start.line) == [2, 3])
    }

    @Test("A fault beside the placeholders is told; where tags may mend it, as a hint only")
    func broken() {
        let plain = Lint(#"{"aps": {"badge": {{ n }} "sound": "a"}}"#, named: "a.json.j2")
        #expect(plain.findings.map(\.severity) == [.error])
        let tagged = Lint(#"{"aps": {"badge": {% if x %}1{% endif %} "sound": "a"}}"#, named: "a.json.j2")
        #expect(tagged.findings.map(\.severity) == [.info])
    }

    @Test("Where tags add or leave out members, nothing is missing and nothing is there twice")
    func tags() {
        let lint = Lint(
            #"""
            {"aps": {{% if x %}"alert": {"title": "A", {% if y %}"loc-args": ["{{ z }}"]{% endif %}},{% else %}"alert": "B",{% endif %}
              "mutable-content": 1}}
            """#, named: "a.json.liquid", configuration: "serviceExtension: true")
        #expect(lint.text == "")
    }

    @Test("Each line of a file of lines is linted, and places count in the file")
    func lines() {
        let lint = Lint(
            "{\"aps\": {\"badge\": 1}}\n{\"aps\": {\"badge\": 1,}}\n{\"aps\": {\"threadId\": \"a\"}}\n",
            named: "a.jsonl")
        #expect(lint.findings.map(\.rule) == ["json-syntax", "custom-keys-outside-aps"])
        #expect(lint.findings.map(\.place.start.line) == [2, 3])
    }

    @Test(
        "Whether a found file is looked at",
        arguments: [
            ("a.json", true), ("a.apns", true), ("a.json.erb", true), ("a.liquid.json", true), ("a.ndjson", true),
            ("a.jsonl", true), ("a.ndjson.hbs", true), ("a.erb", false), ("a.txt", false), ("a.html.erb", false),
            ("json", false),
        ])
    func wanted(name: String, isWanted: Bool) {
        #expect(PayloadName.isWanted(name) == isWanted)
    }

    @Test(
        "How much a file's bytes look like a payload's",
        arguments: [
            (#"{"aps": {}}"#, PayloadTrace.strong), (#"{"APNS": "{}"}"#, .strong), (#"{"maps": 1, "caps": 2}"#, .none),
            (#"{"app_id": "a"}"#, .weak), (#"{"to": "ExponentPushToken[x]"}"#, .weak), (#"{"a": "message"}"#, .weak),
            ("{}", .none), (#"{"contents": {}}"#, .weak), (#"{"notification": {"a": 1}}"#, .weak),
        ])
    func trace(text: String, trace: PayloadTrace) {
        #expect(PayloadTrace(of: Array(text.utf8)) == trace)
    }
}
