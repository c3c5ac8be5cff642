import Testing

@testable import Linting

/// Mistakes in rule sets and configurations: each with its place and what to do, all of them at once.
@Suite struct RuleSetFaultTests {
    struct Mistake: Sendable, CustomTestStringConvertible {
        let text: String
        /// `line:column: part of the message`, for each fault in order.
        let expected: [String]
        var testDescription: String { text }

        init(_ text: String, _ expected: String...) {
            self.text = text
            self.expected = expected
        }
    }

    static let mistakes: [Mistake] = [
        Mistake("- a", "1:1: mapping of keys"), Mistake("7", "1:1: mapping of keys"), Mistake("rules: [", "1:9: "),
        Mistake("ruels: {}", "1:1: Did you mean “rules”?"), Mistake("extend: a.yml", "1:1: Did you mean “extends”?"),
        Mistake("functions: [a]", "1:1: runs no code"), Mistake("version: 2", "1:10: version 1"),
        Mistake("extends: 7", "1:10: “extends” is a name"), Mistake("extends: [[a.yml]]", "1:11: pair"),
        Mistake("extends: [[pushlint:all, al]]", "1:26: off, recommended, all"),
        Mistake("extends: pushlint:recomended", "1:10: Did you mean “pushlint:recommended”?"),
        Mistake("extends: https://example.com/a.yml", "1:10: fetches nothing"),
        Mistake("extends: [gone.yml, also-gone.yml]", "1:11: gone.yml", "1:21: also-gone.yml"),
        Mistake("rules: [a]", "1:8: mapping of rule names"),
        Mistake("rules: {json-sintax: off}", "1:9: Did you mean “json-syntax”?"),
        Mistake("rules: {json-syntax: of}", "1:22: hint, off, true"),
        Mistake("rules: {json-syntax: 4}", "1:22: -1 (off)"),
        Mistake("rules: {json-syntax: [error]}", "1:22: severity"),
        Mistake("rules: {json-syntax: null}", "1:22: severity"),
        Mistake("rules: {r: {then: {function: truthy}}}", "1:9: no “given”"),
        Mistake("rules: {r: {given: $}}", "1:9: no “then”"),
        Mistake("rules: {r: {given: 7, then: {function: truthy}}}", "1:20: “given” is a path"),
        Mistake("rules: {r: {given: [], then: {function: truthy}}}", "1:20: “given” is a path"),
        Mistake("rules: {r: {given: $.a[, then: {function: truthy}}}", "1:"),
        Mistake("rules: {r: {given: $, then: []}}", "1:29: empty"),
        Mistake("rules: {r: {given: $, then: truthy}}", "1:29: mapping"),
        Mistake(
            "rules: {r: {given: $, then: {func: truthy}}}", "1:29: names a “function”",
            "1:30: field, function, functionOptions"),
        Mistake("rules: {r: {given: $, then: {field: 7, function: truthy}}}", "1:37: “field” is a text"),
        Mistake("rules: {r: {given: $, then: {field: \"$.a[\", function: truthy}}}", "1:4"),
        Mistake("rules: {r: {given: $, then: {function: truhty}}}", "1:40: Did you mean “truthy”?"),
        Mistake("rules: {r: {given: $, severty: error, then: {function: truthy}}}", "1:23: Did you mean “severity”?"),
        Mistake("rules: {r: {given: $, severity: erorr, then: {function: truthy}}}", "1:33: Did you mean “error”?"),
        Mistake("rules: {r: {given: $, recommended: yes, then: {function: truthy}}}", "1:36: true or false"),
        Mistake("rules: {r: {given: $, formats: [alrt], then: {function: truthy}}}", "1:33: Did you mean “alert”?"),
        Mistake("rules: {r: {given: $, formats: 7, then: {function: truthy}}}", "1:32: “formats”"),
        Mistake(
            "rules: {r: {given: $, message: \"{{eror}} {{paht}}\", then: {function: truthy}}}",
            "1:32: unknown placeholder {{eror}}", "1:32: unknown placeholder {{paht}}"),
        Mistake(
            "rules: {r: {given: \"#Alrt\", then: {function: truthy}}}\naliases: {Alert: $.aps}",
            "1:20: Did you mean “Alert”?"),
        Mistake(
            "rules: {r: {given: \"#A\", then: {function: truthy}}}\naliases: {A: \"#B\", B: \"#A\"}", "1:20: circle"),
        Mistake("aliases: [a]", "1:10: mapping of names"), Mistake("aliases: {1a: $}", "1:11: starts with a letter"),
        Mistake("aliases: {A: 7}", "1:14: "), Mistake("aliases: {A: {targets: []}}", "1:14: targets"),
        Mistake("overrides: {}", "1:12: list"), Mistake("overrides: [{rules: {}}]", "1:13: needs “files”"),
        Mistake("overrides: [{files: [], rules: {}}]", "1:13: needs “files”"),
        Mistake("overrides: [{files: \"*.json\", rles: {}}]", "1:31: Did you mean “rules”?"),
        Mistake("overrides: [{files: \"*.json\", rules: {json-sintax: off}}]", "1:39: Did you mean “json-syntax”?"),
        Mistake("overrides: [{files: \"{a\", rules: {}}]", "1:21: no glob"),
        Mistake("overrides: [{files: [\"a#/b\", c], rules: {}}]", "1:22: pointer"),
        Mistake("overrides: [{files: \"a#b\", rules: {}}]", "1:21: no JSON Pointer"),
        Mistake("overrides: [{files: \"a#/b\", rules: {r: {given: $, then: {function: truthy}}}}]", "1:37: severity"),
        Mistake("overrides: [{files: \"a#/b\", languages: [en]}]", "1:29: “rules” only"),
        Mistake("overrides: [{files: a, exclude: [b]}]", "1:24: top level"),
        Mistake("languages: 7", "1:12: list of texts"), Mistake("languages: [en, 7]", "1:12: list of texts"),
        Mistake("languages: [en, ua]", "1:17: Write “uk”"), Mistake("developmentLanguage: germ", "1:22: no language"),
        Mistake("developmentLanguage: [en]", "1:22: text"),
        Mistake("strings: 7", "1:10: list of texts"), Mistake("strings: \"{a\"", "1:10: no path or glob"),
        Mistake("payloads: {a: b}", "1:11: list of texts"), Mistake("exclude: true", "1:10: list of texts"),
        Mistake("serviceExtension: 1", "1:19: true or false"), Mistake("serviceExtension: yes", "1:19: true or false"),
        Mistake("headers: [a]", "1:10: mapping of header names"), Mistake("headers: {a: [b]}", "1:14: text"),
        Mistake("bundleID: 7", "1:11: text"), Mistake("customKeys: {a: 1}", "1:13: list of texts"),
        Mistake("localizedMessages: {fields: [a]}", "1:20: “key”"),
        Mistake("localizedMessages: {key: a, field: [b]}", "1:29: Did you mean “fields”?"),
        Mistake("localizedMessages: {key: a, fields: 7}", "1:37: list of texts"),
        Mistake("localizedMessages: 7", "1:20: “key”"),
        Mistake(
            "langauges: [en]\nrules: {json-sintax: off}\nversion: 3", "1:1: languages", "2:9: json-syntax",
            "3:10: version 1"),
    ]

    @Test("Mistakes with their places", arguments: mistakes)
    func mistake(_ mistake: Mistake) {
        let lint = Lint("{}", configuration: mistake.text)
        let found = lint.faults.map { "\($0.start.line):\($0.start.column): \($0.message)" }
        guard found.count == mistake.expected.count else {
            Issue.record("\(mistake.text): \(found)")
            return
        }
        for (found, expected) in zip(found, mistake.expected) {
            let place = expected.prefix { $0 != " " }
            #expect(found.hasPrefix(place), "\(mistake.text): \(found)")
            #expect(found.contains(expected.dropFirst(place.count + 1)), "\(mistake.text): \(found)")
        }
    }

    @Test("A key that stands twice is refused where it stands again")
    func duplicateKey() {
        let lint = Lint("{}", configuration: "languages: [en]\nlanguages: [de]\n")
        #expect(lint.faults.map { "\($0.start.line):\($0.start.column)" } == ["2:1"])
        #expect(lint.faultText.contains("languages"))
    }

    @Test("Mistakes in a rule set that another extends are told in its own file")
    func extended() {
        let lint = Lint(
            "{}", configuration: "extends: team.yml",
            files: ["/app/team.yml": "rules:\n  r: {given: $, then: {function: truhty}}\n"])
        #expect(lint.faultText.hasPrefix("team.yml:2:34: Unknown function “truhty”."))
    }

    @Test(
        "A circle is told of once and ends",
        arguments: [
            ["/app/a.yml": "extends: a.yml"], ["/app/a.yml": "extends: b.yml", "/app/b.yml": "extends: [a.yml]"],
        ])
    func circle(files: [String: String]) {
        let lint = Lint("{}", configuration: "extends: a.yml", files: files)
        #expect(lint.faults.count == 1)
        #expect(lint.faultText.contains("circle"))
    }

    @Test("The same rule set by two ways is no circle")
    func diamond() {
        let lint = Lint(
            "{}", configuration: "extends: [a.yml, b.yml]",
            files: [
                "/app/a.yml": "extends: c.yml", "/app/b.yml": "extends: c.yml",
                "/app/c.yml": "rules: {r: {given: $, then: {function: truthy}}}",
            ])
        #expect(lint.faultText == "")
    }

    @Test("Keys that only Spectral knows, and keys with x-, are taken without a word")
    func spectralKeys() {
        let lint = Lint(
            #"{"aps": {"alert": "A"}}"#,
            configuration: """
                $schema: https://example.com/rules.json
                version: 1
                description: Ours
                parserOptions: {duplicateKeys: error}
                x-owner: Mina
                extends: []
                rules:
                  r: {given: $.aps, resolved: false, type: style, tags: [a], x-y: 1, then: {function: truthy}}
                """)
        #expect(lint.faultText == "")
        #expect(lint.text == "")
    }

    @Test(
        "An empty configuration, and one of comments, is the recommended rules",
        arguments: ["# nothing yet\n", "---\n", "{}"])
    func empty(text: String) {
        let lint = Lint(#"{"aps": {"alert": ""}}"#, configuration: text)
        #expect(lint.findings.map(\.rule) == ["default-alert-required"])
    }
}
