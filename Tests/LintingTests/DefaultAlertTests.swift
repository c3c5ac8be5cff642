import Testing

/// What `aps.alert` says is all that the user sees when the extension fails or has no text for the language.
@Suite struct DefaultAlertTests {
    static let map = MutableContentTests.map
    static let tables = ["en.lproj/Localizable.strings": "\"HELLO\" = \"Hello\";\n"]

    static let cases: [LintCase] = [
        LintCase("a text", #"{"aps": {"alert": "Hi"}}"#),
        LintCase("a body", #"{"aps": {"alert": {"body": "Hi"}}}"#),
        LintCase("a title", #"{"aps": {"alert": {"title": "Hi"}}}"#),
        LintCase("a key that the tables have", #"{"aps": {"alert": {"loc-key": "HELLO"}}}"#, tables: tables),
        LintCase("a title's key", #"{"aps": {"alert": {"title-loc-key": "HELLO"}}}"#, tables: tables),
        LintCase("a key without any table to ask", #"{"aps": {"alert": {"loc-key": "HELLO"}}}"#),
        LintCase(
            "a key that no table has", #"{"aps": {"alert": {"loc-key": ↓"HELO"}}}"#, tables: tables,
            "error: no string table has"),
        LintCase(
            "two keys, one of which is there", #"{"aps": {"alert": {"loc-key": "HELO", "title-loc-key": "HELLO"}}}"#,
            tables: tables),
        LintCase(
            "a key that no table has beside a body", #"{"aps": {"alert": {"loc-key": "HELO", "body": "Hello"}}}"#,
            tables: tables),
        LintCase(
            "a key that the server fills in", #"{"aps": {"alert": {"loc-key": "{{ key }}"}}}"#, tables: tables),
        LintCase("an empty text", #"{"aps": {"alert": ↓""}}"#, "error: empty"),
        LintCase("a blank text", #"{"aps": {"alert": ↓" \n"}}"#, "error: empty"),
        LintCase("an empty object", #"{"aps": {"alert": ↓{}}}"#, "error: empty"),
        LintCase("null", #"{"aps": {"alert": ↓null, "badge": 1}}"#, "error: empty"),
        LintCase("empty texts", #"{"aps": {"alert": ↓{"title": "", "body": ""}}}"#, "error: empty"),
        LintCase("an empty key", #"{"aps": {"alert": ↓{"loc-key": ""}}}"#, "error: empty"),
        LintCase("a subtitle alone", #"{"aps": {"alert": ↓{"subtitle": "Hi"}}}"#, "warning: subtitle only"),
        LintCase(
            "a subtitle's key alone", #"{"aps": {"alert": ↓{"subtitle-loc-key": "HELLO"}}}"#, tables: tables,
            "warning: subtitle only"),
        LintCase(
            "texts for each language and no alert", #"{↓"aps": {"mutable-content": 1}, \#(map)}"#, "error: no alert"),
        LintCase(
            "texts for each language and an empty alert",
            #"{"aps": {"alert": ↓{"body": ""}, "mutable-content": 1}, \#(map)}"#,
            "error: empty"),
        LintCase(
            "texts for each language in a push that is not shown", #"{"aps": {"content-available": 1}, \#(map)}"#,
            configuration: "headers: {apns-push-type: background}"),
        LintCase("a badge alone", #"{"aps": {"badge": 0}}"#),
        LintCase("a sound alone", #"{"aps": {"sound": "default"}}"#),
        LintCase("a background push", #"{"aps": {"content-available": 1}}"#),
        LintCase("an empty aps", #"{"aps": {}, "id": 1}"#),
        LintCase(
            "a wake-up with an empty alert", #"{"aps": {"alert": ↓"", "content-available": 1}}"#,
            "warning: only wake the app"),
        LintCase(
            "a VoIP push", #"{"aps": {"alert": ""}, "caller": "Mina"}"#,
            configuration: "headers: {apns-push-type: voip}"),
        LintCase(
            "an update of a Live Activity", #"{"aps": {"event": "update", "timestamp": 1, "content-state": {"a": 1}}}"#),
        LintCase(
            "a Live Activity's texts as keys",
            #"""
            {"aps": {"event": "start", "timestamp": 1, "content-state": {}, "attributes-type": "A", "attributes": {},
              "alert": {"title": {"loc-key": "HELLO"}, "body": {"loc-key": "HELLO"}}}}
            """#, tables: tables),
        LintCase("a number", #"{"aps": {"alert": ↓7}}"#, "error: a number"),
        LintCase("a list", #"{"aps": {"alert": ↓["Hi"]}}"#, "error: an array"),
        LintCase(
            "FCM's own notification",
            #"{"message": {"notification": {"title": "A"}, "apns": {"payload": {"aps": {"badge": 1}, \#(map)}}}}"#),
        LintCase(
            "FCM's own notification without a text",
            #"{"message": {"notification": {}, "apns": {"payload": {↓"aps": {"badge": 1}, \#(map)}}}}"#,
            "error: no alert"),
        LintCase(
            "the Admin SDK's names",
            #"{"apns": {"payload": {"aps": {"alert": {"locKey": "HELLO"}}}}, "token": "t"}"#, tables: tables),
    ]

    @Test("The text to fall back on", arguments: cases)
    func fallback(_ example: LintCase) {
        example.check("default-alert-required")
    }
}
