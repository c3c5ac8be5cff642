import Testing

@testable import Linting

/// iOS puts the strings of `loc-args` into the text that the app's `Localizable` table has for `loc-key`.
@Suite struct FormatArgumentsTests {
    static func tables(_ texts: [String: String]) -> [String: String] {
        Dictionary(uniqueKeysWithValues: texts.map { ("App/\($0.key).lproj/Localizable.strings", $0.value + "\n") })
    }

    static let bid = tables([
        "en": #""BID" = "%1$@ offers %2$@"; "SOLD" = "Sold"; "ALL" = "100% wool"; "PCT" = "%@ is 50 %% off";"#,
        "de": #""BID" = "%2$@ von %1$@"; "SOLD" = "Verkauft"; "ALL" = "100% Wolle"; "PCT" = "%@ ist 50 %% billiger";"#,
    ])

    static func alert(_ members: String) -> String { #"{"aps": {"alert": {\#(members)}}}"# }

    static let counts: [LintCase] = [
        LintCase(
            "as many as wanted, in another order", alert(#""loc-key": "BID", "loc-args": ["Mina", "9 €"]"#), tables: bid
        ),
        LintCase("none wanted, none given", alert(#""loc-key": "SOLD""#), tables: bid),
        LintCase("none wanted, an empty list given", alert(#""loc-key": "SOLD", "loc-args": []"#), tables: bid),
        LintCase("none wanted, null given", alert(#""loc-key": "SOLD", "loc-args": null"#), tables: bid),
        LintCase(
            "one too few", alert(#""loc-key": "BID", "loc-args": ↓["Mina"]"#), tables: bid,
            "error: takes 2 arguments in de, en"),
        LintCase("an empty list", alert(#""loc-key": "BID", "loc-args": ↓[]"#), tables: bid, "error: loc-args has 0"),
        LintCase("null", alert(#""loc-key": "BID", "loc-args": ↓null"#), tables: bid, "error: takes 2 arguments"),
        LintCase("no list at all", alert(#""loc-key": ↓"BID""#), tables: bid, "error: there is no loc-args"),
        LintCase(
            "the title's pair", alert(#""title-loc-key": "BID", "title-loc-args": ↓["Mina"]"#), tables: bid,
            "error: title-loc-args has 1"),
        LintCase(
            "the subtitle's pair", alert(#""subtitle-loc-key": "BID", "subtitle-loc-args": ↓["Mina"], "body": "A""#),
            tables: bid, "error: subtitle-loc-args has 1"),
        LintCase(
            "one pair's arguments do not serve another",
            alert(#""title-loc-key": ↓"BID", "loc-key": "BID", "loc-args": ["a", "b"]"#), tables: bid,
            "error: there is no title-loc-args"),
        LintCase(
            "one that no language uses", alert(#""loc-key": "BID", "loc-args": ["a", "b", ↓"c"]"#), tables: bid,
            "warning: No language shows this argument"),
        LintCase(
            "one that only some languages use", alert(#""loc-key": "A", "loc-args": ["a", ↓"b"]"#),
            tables: tables(["en": #""A" = "%@ and %@";"#, "fr": #""A" = "%@";"#, "it": #""A" = "%1$@ e %2$@";"#]),
            "warning: left out in fr"),
        LintCase(
            "used twice is used", alert(#""loc-key": "A", "loc-args": ["a"]"#),
            tables: tables(["en": #""A" = "%1$@ %1$@";"#])),
        LintCase(
            "a key that is the text", alert(#""loc-key": "%@, your parcel is on its way", "loc-args": ["Mina"]"#),
            tables: tables(["en": #""%@, your parcel is on its way" = "%@, your parcel is on its way";"#])),
        LintCase(
            "a key that is the text, with too few", alert(#""loc-key": ↓"%@, your parcel is on its way""#),
            tables: tables(["en": #""%@, your parcel is on its way" = "%@, your parcel is on its way";"#]),
            "error: takes 1 argument in en"),
        LintCase(
            "keys with dots and blanks", alert(#""loc-key": "push.chat.new message", "loc-args": ["a"]"#),
            tables: tables(["en": #""push.chat.new message" = "%@ wrote";"#])),
    ]

    static let specifiers: [LintCase] = [
        LintCase(
            "a number's specifier", alert(#""loc-key": ↓"A", "loc-args": ["3"]"#),
            tables: tables(["en": #""A" = "%d new";"#]), "error: “%d” in en"),
        LintCase(
            "a C string's specifier", alert(#""loc-key": ↓"A", "loc-args": ["3"]"#),
            tables: tables(["en": #""A" = "%s new";"#]), "error: crashes"),
        LintCase(
            "only one language is wrong", alert(#""loc-key": ↓"A", "loc-args": ["3"]"#),
            tables: tables(["en": #""A" = "%@ new";"#, "de": #""A" = "%lld neue";"#]), "error: “%lld” in de"),
        LintCase(
            "a gap in the positions", alert(#""loc-key": ↓"A", "loc-args": ["4711", "Mina"]"#),
            tables: tables(["en": #""A" = "Order %1$@ for %2$@";"#, "fr": #""A" = "Pour %2$@";"#]),
            "error: the user reads “Pour 4711”"),
        LintCase("percent signs as they should be", alert(#""loc-key": "PCT", "loc-args": ["Soup"]"#), tables: bid),
        LintCase(
            "a percent sign before a letter, with arguments", alert(#""loc-key": ↓"A", "loc-args": ["Mina"]"#),
            tables: tables(["en": #""A" = "%@: 50% off";"#]), "error: percent sign that is not written %%"),
        LintCase(
            "a percent sign before a full stop, with arguments", alert(#""loc-key": ↓"A", "loc-args": ["Mina"]"#),
            tables: tables(["en": #""A" = "%@: 50%.";"#]), "warning: percent sign that is not written %%"),
        LintCase(
            "a percent sign before a blank and an end", alert(#""loc-key": "A""#),
            tables: tables(["en": #""A" = "100 %";"#])),
        LintCase(
            "a percent sign at the end", alert(#""loc-key": "A", "loc-args": []"#),
            tables: tables(["en": #""A" = "Now 100%";"#])),
        LintCase(
            "a percent sign before a letter, without arguments, is a note",
            alert(#""loc-key": ↓"A""#), tables: tables(["de": #""A" = "50% drauf";"#, "en": #""A" = "50% off";"#]),
            "info: before a letter in de, en"),
        LintCase(
            "an argument's own percent signs are text", alert(#""loc-key": "A", "loc-args": ["50% %d"]"#),
            tables: tables(["en": #""A" = "%@ off";"#])),
        LintCase(
            "a plural entry cannot count texts", alert(#""loc-key": ↓"A", "loc-args": ["3"]"#),
            tables: [
                "en.lproj/Localizable.stringsdict": """
                <?xml version="1.0"?><plist version="1.0"><dict><key>A</key><dict>
                <key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
                <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
                <key>NSStringFormatValueTypeKey</key><string>d</string>
                <key>one</key><string>%d thing</string><key>other</key><string>%d things</string></dict></dict></dict></plist>
                """
            ], "error: plural entry"),
    ]

    static let kinds: [LintCase] = [
        LintCase(
            "arguments without a key", alert(#""body": "A", ↓"loc-args": ["a"]"#), tables: bid,
            "error: without “loc-key”"),
        LintCase("null without a key", alert(#""body": "A", "loc-args": null"#), tables: bid),
        LintCase(
            "title's arguments beside the body's key", alert(#""loc-key": "SOLD", ↓"title-loc-args": ["a"]"#),
            tables: bid,
            "error: without “title-loc-key”"),
        LintCase(
            "a text for a list", alert(#""loc-key": "BID", "loc-args": ↓"Mina""#), tables: bid, "error: array of texts"),
        LintCase(
            "a list written as a text", alert(#""loc-key": "BID", "loc-args": ↓"[\"a\", \"b\"]""#), tables: bid,
            "error: array written as a text"),
        LintCase(
            "an object for a list", alert(#""loc-key": "BID", "loc-args": ↓{"0": "a"}"#), tables: bid,
            "error: array of texts"),
        LintCase(
            "a number among them", alert(#""loc-key": "BID", "loc-args": ["a", ↓9]"#), tables: bid, "warning: \"9\""),
        LintCase(
            "null among them", alert(#""loc-key": "BID", "loc-args": ["a", ↓null]"#), tables: bid, "error: <null>"),
        LintCase("true among them", alert(#""loc-key": "BID", "loc-args": ["a", ↓true]"#), tables: bid, "error: texts"),
        LintCase(
            "a list among them", alert(#""loc-key": "BID", "loc-args": ["a", ↓["b"]]"#), tables: bid, "error: texts"),
        LintCase("a key that is no text", alert(#""loc-key": ↓7"#), tables: bid, "error: key in a text"),
        LintCase(
            "a place for the server to fill in", alert(#""loc-key": "BID", "loc-args": "{{ args | json }}""#),
            tables: bid),
    ]

    static let keys: [LintCase] = [
        LintCase(
            "missing everywhere, with the nearest", alert(#""loc-key": ↓"BIT", "loc-args": ["a", "b"]"#), tables: bid,
            "error: Did you mean “BID”"),
        LintCase(
            "letters of another case are another key", alert(#""loc-key": ↓"bid", "loc-args": ["a", "b"]"#),
            tables: bid,
            "error: No string table has the key"),
        LintCase(
            "missing in one language is the other rule's", alert(#""loc-key": "A""#),
            tables: tables(["en": #""A" = "x";"#, "de": #""B" = "x";"#])),
        LintCase(
            "no table in the project", alert(#""loc-key": ↓"BID", "loc-args": ["a"]"#),
            "info: No string table was found"),
        LintCase("no table, but nothing to look up either", alert(#""body": "Hi""#)),
        LintCase(
            "a Live Activity's nested keys",
            #"""
            {"aps": {"event": "update", "timestamp": 1, "content-state": {}, "alert":
              {"title": {"loc-key": "BID", "loc-args": ↓["a"]}, "body": {"loc-key": ↓"BIT"}}}}
            """#, tables: bid, "error: takes 2 arguments", "error: Did you mean “BID”"),
        LintCase(
            "the Admin SDK's names",
            #"{"apns": {"payload": {"aps": {"alert": {"locKey": "BID", "locArgs": ↓["a"]}}}}, "token": "t"}"#,
            tables: bid,
            "error: takes 2 arguments"),
        LintCase(
            "a catalog", alert(#""loc-key": "A", "loc-args": ↓[]"#),
            tables: [
                "Localizable.xcstrings":
                    #"{"sourceLanguage": "en", "version": "1.0", "strings": {"A": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "%@ x"}}}}}}"#
            ], "error: takes 1 argument in en"),
    ]

    @Test("Arguments and specifiers, counted", arguments: counts)
    func argumentCounts(_ example: LintCase) { example.check("format-arguments-match") }

    @Test("What a text's specifiers make of texts", arguments: specifiers)
    func specifierKinds(_ example: LintCase) { example.check("format-arguments-match") }

    @Test("The kinds of values in the payload", arguments: kinds)
    func argumentKinds(_ example: LintCase) { example.check("format-arguments-match") }

    @Test("Keys and tables", arguments: keys)
    func keyLookUps(_ example: LintCase) { example.check("format-arguments-match") }

    @Test("The finding points at the specifier in each language's table")
    func relatedPlaces() throws {
        let lint = Lint(
            #"{"aps": {"alert": {"loc-key": "B", "loc-args": []}}}"#,
            tables: FormatArgumentsTests.tables(["en": "\"A\" = \"a\";\n\"B\" = \"%@ b\";", "de": "\"B\" = \"%@ b\";"]))
        let finding = try #require(lint.findings.first)
        #expect(
            finding.related.map { "\($0.place.file):\($0.place.start.line):\($0.place.start.column)" } == [
                "App/de.lproj/Localizable.strings:1:8", "App/en.lproj/Localizable.strings:2:8",
            ])
        #expect(finding.related.map(\.place.pointer) == ["/B", "/B"])
    }
}
