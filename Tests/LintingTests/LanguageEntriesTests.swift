import Testing

/// Each language that the app has gets each text, in the payload's own maps and in the string tables.
@Suite struct LanguageEntriesTests {
    /// A right alert with a map beside `aps`; the map's key is marked where the key begins with the mark.
    static func payload(_ map: String, key: String = "localized-message") -> String {
        let name = key.hasPrefix("↓") ? "↓\"\(key.dropFirst())\"" : "\"\(key)\""
        return #"{"aps": {"alert": {"title": "A", "body": "B"}, "mutable-content": 1}, \#(name): \#(map)}"#
    }

    static let en = #""en": {"title": "A", "body": "B"}"#
    static let de = #""de": {"title": "C", "body": "D"}"#
    static let both = FormatArgumentsTests.tables(["en": #""A" = "x";"#, "de": #""A" = "y";"#])

    static let maps: [LintCase] = [
        LintCase("complete", payload("{\(en), \(de)}"), configuration: "languages: [en, de]"),
        LintCase("more than is required", payload("{\(en), \(de)}"), configuration: "languages: en"),
        LintCase(
            "a language is missing", payload("{\(en)}", key: "↓localized-message"),
            configuration: "languages: [en, de, fr]", "error: has no de, fr"),
        LintCase(
            "the languages come from the tables", payload("{\(en)}", key: "↓localized-message"), tables: both,
            "error: has no de"),
        LintCase(
            "the configuration's languages go before the tables'", payload("{\(en)}"), configuration: "languages: [en]",
            tables: both),
        LintCase("no languages are known", payload("{\(en)}")),
        LintCase(
            "a field is missing", payload(#"{\#(en), ↓"de": {"title": "C"}}"#), configuration: "languages: [en, de]",
            "error: no “body”"),
        LintCase(
            "a field is empty", payload(#"{\#(en), "de": {"title": "C", "body": ↓""}}"#), "error: empty"),
        LintCase(
            "a field is blank", payload(#"{\#(en), "de": {"title": "C", "body": ↓" \t"}}"#), "error: empty"),
        LintCase(
            "a field is no text", payload(#"{\#(en), "de": {"title": ↓7, "body": ↓null}}"#), "error: a number",
            "error: null"),
        LintCase(
            "a language is no object", payload(#"{\#(en), "de": ↓"Hallo"}"#), "error: holds the texts"),
        LintCase(
            "other fields are the app's", payload(#"{"en": {"title": "A", "body": "B", "image": "", "n": 3}, \#(de)}"#)),
        LintCase(
            "a country's code",
            payload(#"{\#(en), ↓"ua": {"title": "C", "body": "D"}, ↓"jp": {"title": "C", "body": "D"}}"#),
            "error: Write “uk”", "error: Write “ja”"),
        LintCase(
            "a country's code for a language that is required",
            payload(#"{\#(en), ↓"ua": {"title": "C", "body": "D"}}"#), configuration: "languages: [en, uk]",
            "error: Write “uk”"),
        LintCase(
            "Chinese by its country where the app has it by its script",
            payload(#"{\#(en), ↓"zh-CN": {"title": "C", "body": "D"}}"#), configuration: "languages: [en, zh-Hans]",
            "error: what the app calls “zh-Hans”"),
        LintCase(
            "Chinese by its country where the app has it so",
            payload(#"{\#(en), "zh-CN": {"title": "C", "body": "D"}}"#),
            configuration: "languages: [en, zh-CN]"),
        LintCase(
            "an underscore where the app has a hyphen", payload(#"{\#(en), ↓"pt_BR": {"title": "C", "body": "D"}}"#),
            configuration: "languages: [en, pt-BR]", "error: what the app calls “pt-BR”"),
        LintCase(
            "a hyphen where the app's folder has an underscore",
            payload(#"{\#(en), "pt-BR": {"title": "C", "body": "D"}}"#),
            tables: FormatArgumentsTests.tables(["en": #""A" = "x";"#, "pt_BR": #""A" = "y";"#])),
        LintCase(
            "no language at all", payload(#"{\#(en), ↓"klingon": {"title": "C", "body": "D"}}"#), "error: no language"),
        LintCase(
            "Norwegian is no false", payload(#"{\#(en), "no": {"title": "C", "body": "D"}}"#),
            configuration: "languages: [en, no]"),
        LintCase(
            "Norwegian by its other name", payload(#"{\#(en), ↓"no": {"title": "C", "body": "D"}}"#),
            configuration: "languages: [en, nb]", "error: what the app calls “nb”"),
        LintCase(
            "British English is served by English", payload("{\(en), \(de)}"),
            configuration: "languages: [en, en-GB, de]"),
        LintCase(
            "English is not served by British English",
            payload(#"{"en-GB": {"title": "A", "body": "B"}}"#, key: "↓localized-message"),
            configuration: "languages: [en]", "error: has no en"),
        LintCase(
            "Serbian in Latin letters is not served by Cyrillic ones",
            payload(#"{"sr": {"title": "A", "body": "B"}}"#, key: "↓localized-message"),
            configuration: "languages: [sr-Latn]", "error: has no sr-Latn"),
        LintCase("a default entry", payload(#"{"default": {"title": "A", "body": "B"}, \#(en)}"#)),
        LintCase(
            "a language that the server fills in", payload(#"{"{{ language }}": {"title": "A", "body": "B"}}"#),
            configuration: "languages: [en, de]"),
        LintCase(
            "an empty map", payload("{}", key: "↓localized-message"), configuration: "languages: [en]",
            "error: has no en"),
    ]

    static let configured: [LintCase] = [
        LintCase(
            "another name and other fields", payload(#"{"en": {"text": "A"}, ↓"de": {"title": "C"}}"#, key: "i18n"),
            configuration: "localizedMessages: {key: i18n, fields: [text]}", "error: no “text”"),
        LintCase(
            "several maps",
            #"{"aps": {"alert": "A", "mutable-content": 1}, "a": {↓"en": {"x": "1"}}, "b": {↓"en": {"y": "1"}}}"#,
            configuration: "localizedMessages: [{key: a, fields: [y]}, {key: b, fields: [x]}]", "error: no “y”",
            "error: no “x”"),
        LintCase(
            "the name alone wants title and body", payload(#"{↓"en": {"title": "A"}}"#, key: "i18n"),
            configuration: "localizedMessages: i18n", "error: no “body”"),
        LintCase(
            "the standard name means nothing where others are configured", payload(#"{"whatever": 1}"#),
            configuration: "localizedMessages: {key: i18n}"),
        LintCase(
            "one inside the app's own object",
            #"{"aps": {"alert": "A", "mutable-content": 1}, "data": {"localized-message": {↓"en": {"title": "A"}}}}"#,
            "error: no “body”"),
    ]

    static let shapes: [LintCase] = [
        LintCase(
            "known by its shape", payload(#"{"en": {"title": "A", "body": "B"}, ↓"de": {"title": "C"}}"#, key: "texts"),
            "error: no “body”"),
        LintCase(
            "a wrong tag among right ones", payload(#"{\#(en), ↓"ua": {"title": "C", "body": "D"}}"#, key: "texts"),
            "error: Write “uk”"),
        LintCase(
            "a missing language", payload("{\(en), \(de)}", key: "↓texts"), configuration: "languages: [en, de, fr]",
            "error: has no fr"),
        LintCase(
            "one required language alone", payload("{\(en)}", key: "↓texts"), configuration: "languages: [en, de]",
            "error: has no de"),
        LintCase(
            "numbers beside the texts",
            payload(#"{"en": {"title": "A", "badge": 1}, "de": {"title": "C", "badge": 2}}"#, key: "texts")),
        LintCase(
            "short words that are language codes",
            payload(#"{"id": "4711", "to": "Mina", "is": true, "no": 3, "in": null}"#, key: "data")),
        LintCase("short words with objects", payload(#"{"id": {"value": 1}, "to": {"name": "Mina"}}"#, key: "data")),
        LintCase("short words of numbers", payload(#"{"de": 3, "fr": 4, "it": 5}"#, key: "votes")),
        LintCase(
            "a text for each language", payload(#"{"en": "Soup", "de": ↓" "}"#, key: "↓dish"),
            configuration: "languages: [en, de, fr]", "warning: has no fr", "error: empty"),
        LintCase(
            "a text for each language, one of them wrong",
            payload(#"{"en": "Soup", ↓"ua": "Суп"}"#, key: "dish"), "error: Write “uk”"),
        LintCase(
            "an address for each language", payload(#"{"en": "https://a", "de": "https://b"}"#, key: "links"),
            configuration: "languages: [en, de, fr]"),
        LintCase(
            "texts by two letters, none of which is a language of the app",
            payload(#"{"id": "4711", "to": "Mina", "de": "x"}"#, key: "data"), configuration: "languages: [en, fr]"),
        LintCase("a list", payload(#"[{"en": {"title": "A"}}]"#, key: "texts")),
        LintCase(
            "other keys beside languages",
            payload(#"{"en": {"title": "A"}, "de": {"title": "A"}, "version": {"title": "A"}}"#, key: "texts")),
    ]

    static let keys: [LintCase] = [
        LintCase("in all languages", FormatArgumentsTests.alert(#""loc-key": "A""#), tables: both),
        LintCase(
            "missing in one", FormatArgumentsTests.alert(#""loc-key": ↓"A""#),
            tables: FormatArgumentsTests.tables(["en": #""A" = "x";"#, "de": #""B" = "y";"#]),
            "error: Users of de read the key"),
        LintCase(
            "missing in one that is not required", FormatArgumentsTests.alert(#""loc-key": "A""#),
            configuration: "languages: [en]",
            tables: FormatArgumentsTests.tables(["en": #""A" = "x";"#, "de": #""B" = "y";"#])),
        LintCase(
            "missing in the file of a region although the language has it",
            FormatArgumentsTests.alert(#""loc-key": ↓"A""#),
            tables: FormatArgumentsTests.tables(["en": #""A" = "x";"#, "en-GB": #""B" = "y";"#]),
            "error: Users of en-GB read the key"),
        LintCase(
            "each of the three keys",
            FormatArgumentsTests.alert(#""loc-key": ↓"A", "title-loc-key": ↓"A", "subtitle-loc-key": ↓"A""#),
            tables: FormatArgumentsTests.tables(["en": #""A" = "x";"#, "de": #""B" = "y";"#]),
            "error: read the key", "error: read the key", "error: read the key"),
        LintCase(
            "a required language without any table", FormatArgumentsTests.alert(#""loc-key": ↓"A""#),
            configuration: "languages: [en, fr]", tables: FormatArgumentsTests.tables(["en": #""A" = "x";"#]),
            "warning: no string table for fr"),
        LintCase(
            "a required region is served by its language", FormatArgumentsTests.alert(#""loc-key": "A""#),
            configuration: "languages: [en-GB, de-AT]", tables: both),
        LintCase(
            "missing everywhere is the other rule's", FormatArgumentsTests.alert(#""loc-key": "Z""#), tables: both),
        LintCase(
            "the base folder is the development language's", FormatArgumentsTests.alert(#""loc-key": "A""#),
            tables: [
                "Base.lproj/Localizable.strings": "\"A\" = \"x\";", "de.lproj/Localizable.strings": "\"A\" = \"y\";",
            ]),
        LintCase(
            "a Live Activity's nested key",
            #"{"aps": {"event": "update", "timestamp": 1, "content-state": {}, "alert": {"title": {"loc-key": ↓"A"}, "body": "B"}}}"#,
            tables: FormatArgumentsTests.tables(["en": #""A" = "x";"#, "de": #""B" = "y";"#]),
            "error: Users of de read the key"),
    ]

    @Test("Maps under the standard name", arguments: maps)
    func standardMaps(_ example: LintCase) { example.check("language-entries-complete") }

    @Test("Maps that the configuration names", arguments: configured)
    func configuredMaps(_ example: LintCase) { example.check("language-entries-complete") }

    @Test("Maps known by their shape", arguments: shapes)
    func shapedMaps(_ example: LintCase) { example.check("language-entries-complete") }

    @Test("Keys in the tables", arguments: keys)
    func tableKeys(_ example: LintCase) { example.check("language-entries-complete") }
}
