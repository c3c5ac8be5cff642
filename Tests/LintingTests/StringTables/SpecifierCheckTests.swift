import StringTables
import Testing

@testable import Linting

@Suite struct SpecifierCheckTests {
    @Test(
        "A translation that takes the same arguments is right, however it is written",
        arguments: [
            ("%1$@ offers %2$@", "%2$@ bietet %1$@"),
            ("%@ offers %@", "%2$@ bietet %1$@"),
            ("%@ has %d of %d", "%2$d von %3$d hat %1$@"),
            // A repeat takes no further argument.
            ("%1$@, %2$@", "%1$@, %1$@, %2$@"),
            // Width, precision and length change how a number looks, not what is passed.
            ("%d and %.2f", "%5ld und %f"),
            ("%lld", "%qd"), ("%u", "%d"), ("%x", "%X"),
            ("% @", "%@"),
            // Plain texts with percent signs are no formats.
            ("50% off", "50% Rabatt"), ("Save 20%", "20 % sparen"), ("100% sure", "zu 100 % sicher"), ("5%", "5 %"),
            ("50% off %@", "50% Rabatt %@"),
            ("%d%%", "%d %%"),
            ("% complete", "% d'achèvement"), ("% complete", "% e mais"), ("20% full", "20% d'occupation"),
            // Patterns of dates are for strftime, whichever order a language has.
            ("%A, %B %d, %Y", "%A, %e. %B %Y"), ("%I:%M %p", "%H:%M"), ("%H:%M", "%I:%M %p"), ("%d.%m.%Y", ""),
            ("", "%Y年%B%e日"),
            // What looks like a percent sign is meant where both have it.
            ("%d% dpx", "%d% dPx"), ("%d%dpx", "%d%dPunkte"),
            ("100 % (%@)", "100 % (%@)"), ("%@ (50%)", "%@ (50 %)"),
            ("%2$@ only", "nur %2$@"),
            // In addresses, %20 and %C3%A9 stand for characters.
            ("https://a.b/en%20help%2Ffaq", "https://a.b/de%20hilfe%2Fde%20x"),
            ("mailto:a@b.c?subject=Hi%20there", "x"),
            ("https://a.b/help", "https://a.b/hilfe%20%C3%A9"),
            ("", "x"), ("x", ""), ("%%@", "%%@"),
            ("\u{200F}%1$@", "%1$@"),
        ])
    func agrees(english: String, german: String) throws {
        #expect(try TableLint.pair(english, german).places == [])
    }

    @Test(
        "A translation that takes other arguments is told at its specifier, with what comes of it",
        arguments: [
            // A text without a place of its own is told at its quotation mark in column 3.
            ("%@ offers %d", "%d bietet %@", 4, "error", "takes argument 1 as a whole number in de, and as an object"),
            ("%d", "%@", 4, "error", "takes argument 1 as an object"),
            ("%@", "%s", 4, "error", "takes argument 1 as a pointer to text in memory"),
            ("%d", "%f", 4, "error", "takes argument 1 as a number with a fraction"),
            ("%@", "%@ %@", 7, "error", "takes argument 2 in de, which en does not have"),
            ("Hello", "Hallo %@", 10, "error", "takes argument 1 in de, which en does not have"),
            ("%@", "%*d%@", 4, "error", "takes argument 1 as a whole number"),
            ("%1$@ %2$@", "nur %2$@", 8, "error", "skips argument 1"),
            ("%1$@ %2$@ %3$@", "%1$@ %3$@", 9, "error", "skips argument 2"),
            ("%1$@ %2$@", "%1$@", 3, "warning", "leaves out argument 2"),
            ("%@ %@", "leer", 3, "warning", "leaves out arguments 1, 2"),
            ("%@", "", 3, "warning", "is empty in de"),
            ("%@", "%%@", 4, "error", "behind %% a specifier is shown as it is written"),
            // A date in the translation alone is a slip.
            ("%d files", "%y Dateien", 4, "error", "begins no specifier, and the user reads “y” for it"),
            ("Hello", "Hallo % d", 10, "error", "takes argument 1 in de, which en does not have"),
            ("%ld", "%Id", 4, "error", "begins no specifier, and the user reads “I” for it"),
            ("%@", "$@", 3, "warning", "leaves out argument 1"),
            ("%@", "%200$@", 3, "error", "is no format in de"),
        ] as [(String, String, Int, String, String)])
    func disagrees(english: String, german: String, column: Int, severity: String, words: String) throws {
        let lint = try TableLint.pair(english, german)
        #expect(lint.places == ["de.lproj/L.strings:1:\(column) \(severity) strings-specifiers-agree"])
        #expect(lint.findings.first?.message.contains(words) ?? false, "\(lint.findings.map(\.message))")
        #expect(lint.findings.first?.related.map(\.place.file) == ["en.lproj/L.strings"])
    }

    @Test(
        "An unescaped percent sign is called that, and no mismatch",
        arguments: [
            // `% R`, `% f` and `% d` read an argument; `%.` and a sign at the end only vanish.
            ("50%% off, %@", "50% fort, %@", 6, "error"), ("%d%% done", "%d % fertig", 7, "error"),
            ("%@: 50%% of load", "%@: 50% de carga", 10, "error"), ("%d%%", "%d%", 6, "warning"),
            ("%@ 100%%.", "%@ 100%.", 10, "warning"),
        ] as [(String, String, Int, String)])
    func unescapedPercentSigns(english: String, german: String, column: Int, severity: String) throws {
        let lint = try TableLint.pair(english, german)
        #expect(lint.places == ["de.lproj/L.strings:1:\(column) \(severity) strings-specifiers-agree"])
        #expect(lint.findings.first?.message.contains("unescaped percent sign") ?? false)
    }

    /// A plural entry with one variable.
    private func plural(_ format: String, type: String, _ other: String) -> String {
        """
        <plist><dict><key>K</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>
        <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>\(type)</string>
        <key>one</key><string>\(other)</string><key>other</key><string>\(other)</string></dict></dict></dict></plist>
        """
    }

    @Test("A plural entry agrees with a plain text that takes the same arguments")
    func pluralAndText() throws {
        let right = [
            "en.lproj/L.strings": "K = \"%@ has %d\";",
            "de.lproj/L.stringsdict": plural("%1$@ hat %2$#@n@", type: "d", "%2$d Dinge"),
            // A form may leave the number out.
            "fr.lproj/L.stringsdict": plural("%1$@ a %2$#@n@", type: "lld", "beaucoup"),
        ]
        #expect(try TableLint(right).places == [])
        let wrong = [
            "en.lproj/L.strings": "K = \"%@ has %d\";",
            "de.lproj/L.stringsdict": plural("%1$#@n@", type: "d", "%1$d Dinge"),
        ]
        #expect(
            try TableLint(wrong).findings.map(\.message) == [
                "“K” takes argument 1 as a whole number in de, and as an object, such as a string in en: the user reads a "
                    + "wrong value, or the app crashes. A text with another order numbers its specifiers, as in %2$@ %1$@."
            ])
    }

    @Test("In a catalog the source language's text may be the key")
    func catalog() throws {
        let catalog = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
            "%@ has %lld files": {"localizations": {
            "de": {"stringUnit": {"state": "translated", "value": "%2$lld Dateien hat %1$@"}},
            "fr": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%1$@ a un fichier"}},
            "other": {"stringUnit": {"state": "translated", "value": "%1$@ a %2$lld fichiers"}}}}},
            "es": {"stringUnit": {"state": "translated", "value": "%lld archivos tiene %@"}}
            }}}}
            """
        let lint = try TableLint(["L.xcstrings": catalog])
        #expect(lint.places == ["L.xcstrings:7:56 error strings-specifiers-agree"])
        #expect(lint.findings.first?.place.pointer == "/strings/%@ has %lld files/localizations/es/stringUnit/value")
    }
}
