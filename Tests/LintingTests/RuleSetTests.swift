import Testing

@testable import Linting

/// How rule sets are joined: what is on, how it weighs, and where it applies.
@Suite struct RuleSetTests {
    static let team = """
        rules:
          usual: {given: $.aps.alert, severity: error, then: {function: undefined}}
          special: {given: $.aps.alert, recommended: false, then: {function: undefined}}
        """
    static let files = ["/app/team.yml": team]

    /// The rules that speak up about an alert, with their severities.
    static func active(_ configuration: String, files: [String: String] = files) -> [String] {
        let lint = Lint(#"{"aps": {"alert": ""}}"#, configuration: configuration, files: files)
        #expect(lint.faultText == "", "\(configuration)")
        return lint.findings.map { "\($0.rule): \($0.severity.rawValue)" }.sorted()
    }

    static let builtin = "default-alert-required: error"

    @Test(
        "Forms and levels of extends",
        arguments: [
            ("", [builtin]), ("languages: [en]", [builtin]), ("extends: pushlint:recommended", [builtin]),
            ("extends: pushlint:all", [builtin]), ("extends: pushlint:alert", [builtin]),
            ("extends: pushlint:apns", []),
            ("extends: []", []), ("extends: [[pushlint:recommended, off]]", []),
            ("extends: [[pushlint:all, all]]", [builtin]),
            ("extends: team.yml", ["usual: error"]), ("extends: ./team.yml", ["usual: error"]),
            ("extends: [team.yml]", ["usual: error"]), ("extends: [[team.yml, recommended]]", ["usual: error"]),
            ("extends: [[team.yml, all]]", ["special: warning", "usual: error"]), ("extends: [[team.yml, off]]", []),
            ("extends: [pushlint:recommended, [team.yml, all]]", [builtin, "special: warning", "usual: error"]),
        ] as [(String, [String])])
    func levels(configuration: String, expected: [String]) {
        #expect(RuleSetTests.active(configuration) == expected)
    }

    @Test(
        "Short forms of a severity, as YAML reads them and in quotation marks",
        arguments: [
            ("off", []), ("\"off\"", []), ("false", []), ("\"false\"", []), ("-1", []), ("true", ["usual: error"]),
            ("\"true\"", ["usual: error"]), ("error", ["usual: error"]), ("0", ["usual: error"]),
            ("warn", ["usual: warning"]),
            ("warning", ["usual: warning"]), ("1", ["usual: warning"]), ("info", ["usual: info"]),
            ("2", ["usual: info"]),
            ("hint", ["usual: info"]), ("3", ["usual: info"]),
        ] as [(String, [String])])
    func shortForms(value: String, expected: [String]) {
        #expect(RuleSetTests.active("extends: team.yml\nrules: {usual: \(value)}") == expected)
    }

    @Test("A rule that is not recommended is switched on by name, with the severity that it has")
    func switchedOn() {
        #expect(RuleSetTests.active("extends: [[team.yml, off]]\nrules: {special: true}") == ["special: warning"])
        #expect(RuleSetTests.active("extends: [[team.yml, off]]\nrules: {special: error}") == ["special: error"])
    }

    @Test("What a rule set switched on by name stays on at the level recommended")
    func staysOn() {
        let files = RuleSetTests.files.merging(["/app/mid.yml": "extends: team.yml\nrules: {special: info}"]) { $1 }
        #expect(
            RuleSetTests.active("extends: [[mid.yml, recommended]]", files: files) == ["special: info", "usual: error"])
    }

    @Test("Of several rule sets the later one has the last word")
    func laterWins() {
        let files = RuleSetTests.files.merging(["/app/mild.yml": "extends: team.yml\nrules: {usual: info}"]) { $1 }
        #expect(RuleSetTests.active("extends: [team.yml, mild.yml]", files: files) == ["usual: info"])
        #expect(RuleSetTests.active("extends: [mild.yml, team.yml]", files: files) == ["usual: error"])
    }

    @Test("Defining a rule anew replaces it whole: nothing of the old one stays")
    func redefinition() {
        let lint = Lint(
            #"{"aps": {"alert": "", "badge": 1}}"#,
            configuration: "extends: team.yml\nrules: {usual: {given: $.aps.badge, then: {function: undefined}}}",
            files: RuleSetTests.files)
        #expect(lint.findings.map { "\($0.place.pointer) \($0.severity.rawValue)" } == ["/aps/badge warning"])
    }

    @Test(
        "A definition with a severity by number or word",
        arguments: [("0", ["r: error"]), ("off", []), ("info", ["r: info"]), ("3", ["r: info"])] as [(String, [String])]
    )
    func severityOfDefinition(severity: String, expected: [String]) {
        #expect(
            RuleSetTests.active(
                "extends: []\nrules: {r: {given: $.aps, severity: \(severity), then: {function: undefined}}}")
                == expected)
    }

    @Test("A YAML `no` or `on` is a text, not a boolean, and no severity")
    func yamlWords() {
        let lint = Lint("{}", configuration: "extends: team.yml\nrules: {usual: on}", files: RuleSetTests.files)
        #expect(lint.faultText.contains(".pushlint.yml:2:16: Unknown severity “on”"))
    }

    // MARK: Aliases

    static func flagged(_ configuration: String, files: [String: String] = [:]) -> [String] {
        let lint = Lint(
            #"{"aps": {"alert": {"title": "A", "body": "B"}, "badge": 1}}"#, configuration: configuration, files: files)
        #expect(lint.faultText == "")
        return lint.findings.map(\.place.pointer)
    }

    @Test("An alias stands for its paths, with what is written behind it")
    func aliases() {
        let rule = "extends: []\nrules: {r: {given: GIVEN, then: {function: undefined}}}\n"
        let aliases = "aliases: {Alert: $.aps.alert, Texts: [\"#Alert.title\", \"#Alert.body\"], Counts: [$.aps.badge]}"
        let cases: [(String, [String])] = [
            ("\"#Alert\"", ["/aps/alert"]), ("\"#Alert.title\"", ["/aps/alert/title"]),
            ("\"#Alert[*]\"", ["/aps/alert/title", "/aps/alert/body"]),
            ("\"#Texts\"", ["/aps/alert/title", "/aps/alert/body"]),
            ("[\"#Counts\", $.aps.alert.body]", ["/aps/alert/body", "/aps/badge"]),
        ]
        for (given, expected) in cases {
            #expect(RuleSetTests.flagged(rule.replacing("GIVEN", by: given) + aliases) == expected, "\(given)")
        }
    }

    @Test("Aliases are inherited, and a nearer one of the same name holds for the nearer file's rules")
    func inheritedAliases() {
        let base = "aliases: {Place: $.aps.badge}\nrules: {base: {given: \"#Place\", then: {function: undefined}}}"
        let own = "extends: base.yml\nrules: {own: {given: \"#Place\", then: {function: undefined}}}\n"
        #expect(RuleSetTests.flagged(own, files: ["/app/base.yml": base]) == ["/aps/badge", "/aps/badge"])
        #expect(
            RuleSetTests.flagged(own + "aliases: {Place: $.aps.alert}", files: ["/app/base.yml": base]) == [
                "/aps/alert", "/aps/badge",
            ])
    }

    // MARK: given, then, field

    @Test(
        "What given, field and @key select",
        arguments: [
            ("given: [$.aps.alert, $.aps.badge], then: {function: undefined}", ["/aps/alert", "/aps/badge"]),
            ("given: $.aps, then: {field: badge, function: undefined}", ["/aps/badge"]),
            ("given: $, then: {field: aps.alert.title, function: undefined}", ["/aps/alert/title"]),
            (
                "given: $, then: {field: \"$.aps.alert[*]\", function: undefined}",
                ["/aps/alert/title", "/aps/alert/body"]
            ),
            (
                "given: $.aps.alert, then: {field: \"@key\", function: pattern, functionOptions: {match: ^t}}",
                ["/aps/alert/body"]
            ),
            ("given: $.aps.badge, then: {field: x, function: defined}", ["/aps/badge"]),
            ("given: $.aps.gone, then: {function: truthy}", []),
            ("given: $.aps.gone, required: true, then: {function: falsy}", [""]),
            (
                "given: $.aps, then: [{field: badge, function: undefined}, {field: sound, function: defined}]",
                ["/aps", "/aps/badge"]
            ),
            ("given: $..title, then: {function: undefined}", ["/aps/alert/title"]),
            ("given: \"$.aps[?@.title]\", then: {function: undefined}", ["/aps/alert"]),
        ] as [(String, [String])])
    func selection(rule: String, expected: [String]) {
        #expect(RuleSetTests.flagged("extends: []\nrules: {r: {\(rule)}}") == expected)
    }

    @Test(
        "Formats are push types and envelopes; a rule set's are those of its rules without any of their own",
        arguments: [
            ("formats: [alert]", true), ("formats: [background]", false), ("formats: [payload]", true),
            ("formats: [sns, payload]", true),
            ("formats: fcm", false),
        ])
    func formats(formats: String, isFlagged: Bool) {
        let rule = "{given: $.aps, then: {function: undefined}}"
        let inRule = Lint(
            #"{"aps": {"alert": "A"}}"#,
            configuration: "extends: []\nrules: {r: {\(formats), given: $.aps, then: {function: undefined}}}")
        let inFile = Lint(#"{"aps": {"alert": "A"}}"#, configuration: "extends: []\n\(formats)\nrules: {r: \(rule)}")
        #expect(inRule.findings.count == (isFlagged ? 1 : 0))
        #expect(inFile.findings.count == (isFlagged ? 1 : 0))
    }

    // MARK: message and documentation

    @Test(
        "A message with places to fill in",
        arguments: [
            ("{{property}} is {{value}}", "title is A"), ("{{ property }} at {{  path}}", "title at #/aps/alert/title"),
            ("{{error}}", "“title” must not be there."),
            ("{{description}} {{error}}", "No titles. “title” must not be there."),
            ("plain", "plain"), ("{ {{property}} }", "{ title }"), ("{{", "{{"), ("}} {{property", "}} {{property"),
            ("\\\"{{value}}\\\"", "\"A\""),
        ])
    func messages(template: String, expected: String) {
        let lint = Lint(
            #"{"aps": {"alert": {"title": "A"}}}"#,
            configuration:
                "extends: []\nrules: {r: {description: No titles., message: \"\(template)\", given: $.aps.alert.title, then: {function: undefined}}}"
        )
        #expect(lint.faultText == "")
        #expect(lint.findings.map(\.message) == [expected])
    }

    @Test("A payload's own braces are not taken for places to fill in")
    func messageIsNotReadTwice() {
        let lint = Lint(
            #"{"aps": {"alert": {"title": "{{path}}"}}}"#,
            configuration:
                "extends: []\nrules: {r: {message: \"is {{value}}\", given: $.aps.alert.title, then: {function: undefined}}}"
        )
        #expect(lint.findings.map(\.message) == ["is {{path}}"])
    }

    @Test("Without a message the function speaks, not the description")
    func functionSpeaks() {
        let lint = Lint(
            #"{"aps": {}}"#,
            configuration:
                "extends: []\nrules: {r: {description: Masks, given: $.aps, then: {field: alert, function: defined}}}")
        #expect(lint.findings.map(\.message) == ["“alert” is missing."])
    }

    @Test("The documentation is the rule's page, or the rule set's with the rule's name")
    func documentation() {
        let rules =
            "rules: {a: {given: $.aps, then: {function: undefined}}, b: {documentationUrl: https://b, given: $.aps, then: {function: undefined}}}"
        let lint = Lint(#"{"aps": {}}"#, configuration: "extends: []\ndocumentationUrl: https://team\n\(rules)")
        #expect(lint.findings.map(\.documentation) == ["https://team#a", "https://b"])
    }

    // MARK: Overrides

    static func overridden(_ overrides: String, name: String = "drafts/a.json") -> [String] {
        let lint = Lint(
            #"{"aps": {"alert": "A", "x": {"y": 1}}}"#, named: name,
            configuration: """
                extends: []
                rules:
                  r: {given: "$..y", severity: warn, then: {function: undefined}}
                overrides:
                \(overrides)
                """)
        #expect(lint.faultText == "")
        return lint.findings.map { "\($0.place.pointer) \($0.severity.rawValue)" }
    }

    @Test(
        "Overrides for files: the later one wins",
        arguments: [
            ("  - {files: drafts/**, rules: {r: off}}", []),
            ("  - {files: [other/**, \"**/a.json\"], rules: {r: error}}", ["/aps/x/y error"]),
            ("  - {files: other/**, rules: {r: off}}", ["/aps/x/y warning"]),
            (
                "  - {files: drafts/**, rules: {r: off}}\n  - {files: \"**/*.json\", rules: {r: error}}",
                ["/aps/x/y error"]
            ),
            ("  - {files: \"**/*.json\", rules: {r: error}}\n  - {files: drafts/**, rules: {r: off}}", []),
            (
                "  - {files: drafts/**, rules: {r: {given: $.aps.alert, severity: error, then: {function: undefined}}}}",
                ["/aps/alert error"]
            ),
        ] as [(String, [String])])
    func overrides(overrides: String, expected: [String]) {
        #expect(RuleSetTests.overridden(overrides) == expected)
    }

    @Test(
        "Overrides for places: the longest pointer wins, of equal ones the later",
        arguments: [
            ("  - {files: \"drafts/**#/aps/x\", rules: {r: error}}", ["/aps/x/y error"]),
            ("  - {files: \"drafts/**#/aps/x/y\", rules: {r: off}}", []),
            ("  - {files: \"drafts/**#/aps/xx\", rules: {r: off}}", ["/aps/x/y warning"]),
            (
                "  - {files: \"drafts/**#/aps/x/y\", rules: {r: error}}\n  - {files: \"drafts/**#/aps\", rules: {r: off}}",
                ["/aps/x/y error"]
            ),
            (
                "  - {files: \"drafts/**#/aps\", rules: {r: error}}\n  - {files: \"drafts/**#/aps\", rules: {r: info}}",
                ["/aps/x/y info"]
            ),
            (
                "  - {files: drafts/**, rules: {r: off}}\n  - {files: \"drafts/**#/aps/x\", rules: {r: info}}",
                ["/aps/x/y info"]
            ),
            ("  - {files: \"drafts/**#\", rules: {r: info}}", ["/aps/x/y info"]),
        ] as [(String, [String])])
    func pointerOverrides(overrides: String, expected: [String]) {
        #expect(RuleSetTests.overridden(overrides) == expected)
    }

    @Test("An override can hold settings and extend rule sets")
    func overrideSettings() {
        let lint = Lint(
            #"{"aps": {"alert": "A"}}"#, named: "drafts/a.json",
            configuration: "overrides: [{files: drafts/**, serviceExtension: true, extends: [[team.yml, all]]}]",
            files: RuleSetTests.files)
        #expect(lint.findings.map(\.rule).sorted() == ["mutable-content-required", "special", "usual"])
    }
}

extension String {
    fileprivate func replacing(_ word: String, by other: String) -> String {
        guard let range = firstRange(of: word) else { return self }
        return self[..<range.lowerBound] + other + self[range.upperBound...]
    }
}
