import Testing

/// iOS runs the notification service extension only for `"mutable-content": 1` inside `aps` and an alert that shows
/// something (Apple, "Modifying content in newly delivered notifications").
@Suite struct MutableContentTests {
    static let map = #""localized-message": {"en": {"title": "A", "body": "B"}, "de": {"title": "C", "body": "D"}}"#

    static let cases: [LintCase] = [
        LintCase(
            "the configuration says that there is an extension", #"{↓"aps": {"alert": "Hi"}}"#,
            configuration: "serviceExtension: true", "warning: the configuration says"),
        LintCase(
            "the configuration says that there is none", #"{"aps": {"alert": "Hi"}}"#,
            configuration: "serviceExtension: false"),
        LintCase("nothing speaks of an extension", #"{"aps": {"alert": {"title": "Hi"}}, "order": 7}"#),
        LintCase(
            "a map of languages", #"{↓"aps": {"alert": "Hi"}, \#(map)}"#, "error: the texts in “localized-message”"),
        LintCase(
            "a map of languages although no extension is declared", #"{↓"aps": {"alert": "Hi"}, \#(map)}"#,
            configuration: "serviceExtension: false", "error: the texts in “localized-message”"),
        LintCase(
            "a map of languages by its shape",
            #"{↓"aps": {"alert": "Hi"}, "texts": {"en": {"title": "A"}, "pt-BR": {"title": "B"}}}"#,
            "warning: the texts in “texts”"),
        LintCase(
            "a map of languages without any alert", #"{↓"aps": {"badge": 1}, \#(map)}"#, "error: no \"mutable-content\""
        ),
        LintCase(
            "a picture that only an extension can load",
            #"{↓"aps": {"alert": "Hi"}, "image-url": "https://example.com/a.jpg"}"#, "warning: “image-url”"),
        LintCase(
            "a name like a picture's with something else in it",
            #"{"aps": {"alert": "Hi"}, "image-url": "hearts", "video": "x"}"#),
        LintCase("the flag is right", #"{"aps": {"alert": "Hi", "mutable-content": 1}, \#(map)}"#),
        LintCase("the flag as 1.0 is the number 1", #"{"aps": {"alert": "Hi", "mutable-content": 1.0}, \#(map)}"#),
        LintCase(
            "an underscore", #"{"aps": {"alert": "Hi", ↓"mutable_content": 1}}"#,
            "error: not “mutable_content”"),
        LintCase(
            "camel case", #"{"aps": {"alert": "Hi", ↓"mutableContent": 1}}"#, "error: not “mutableContent”"),
        LintCase(
            "outside aps", #"{"aps": {"alert": "Hi"}, ↓"mutable-content": 1}"#, "error: inside aps only"),
        LintCase(
            "outside aps with an underscore", #"{"aps": {"alert": "Hi"}, ↓"mutable_content": 1}"#,
            "error: inside aps only"),
        LintCase(
            "outside aps as well as inside is no harm",
            #"{"aps": {"alert": "Hi", "mutable-content": 1}, "mutable-content": 1}"#),
        LintCase(
            "outside aps, declared as the team's own", #"{"aps": {"alert": "Hi"}, "mutable_content": 1}"#,
            configuration: "customKeys: [mutable_content]"),
        LintCase(
            "the number as a text", #"{"aps": {"alert": "Hi", "mutable-content": ↓"1"}}"#, "error: must be the number 1"
        ),
        LintCase(
            "true", #"{"aps": {"alert": "Hi", "mutable-content": ↓true}}"#, "warning: number 1"),
        LintCase("2", #"{"aps": {"alert": "Hi", "mutable-content": ↓2}}"#, "error: must be the number 1"),
        LintCase("null", #"{"aps": {"alert": "Hi", "mutable-content": ↓null}}"#, "error: must be the number 1"),
        LintCase("off, and nobody minds", #"{"aps": {"alert": "Hi", "mutable-content": 0}}"#),
        LintCase(
            "off, with texts for the extension", #"{"aps": {"alert": "Hi", "mutable-content": ↓0}, \#(map)}"#,
            "error: is off"),
        LintCase(
            "an empty string as alert", #"{"aps": {"alert": ↓"", "mutable-content": 1}}"#, "warning: an empty alert"),
        LintCase(
            "an empty object as alert", #"{"aps": {"alert": ↓{}, "mutable-content": 1}}"#, "warning: an empty alert"),
        LintCase(
            "blank texts", #"{"aps": {"alert": ↓{"title": " ", "body": "\n"}, "mutable-content": 1}}"#,
            "warning: an empty alert"),
        LintCase(
            "no alert", #"{"aps": {"badge": 2, ↓"mutable-content": 1}}"#, "warning: no alert"),
        LintCase(
            "a key of a string table is something to show",
            #"{"aps": {"alert": {"title-loc-key": "A"}, "mutable-content": 1}}"#),
        LintCase(
            "a background push", #"{"aps": {"content-available": 1}, "id": 1}"#, configuration: "serviceExtension: true"
        ),
        LintCase(
            "said to be a background push", #"{"aps": {"content-available": 1, "mutable-content": 1}}"#,
            configuration: "headers: {apns-push-type: background}"),
        LintCase(
            "a VoIP push", #"{"aps": {"alert": "Call"}, \#(map)}"#,
            configuration: "serviceExtension: true\nheaders: {apns-topic: com.example.app.voip}"),
        LintCase(
            "a Live Activity",
            #"{"aps": {"event": "update", "timestamp": 1, "content-state": {}, "alert": {"title": "A", "body": "B"}}}"#,
            configuration: "serviceExtension: true"),
        LintCase(
            "a badge alone starts no extension and wants none", #"{"aps": {"badge": 1}}"#,
            configuration: "serviceExtension: true"),
        LintCase(
            "FCM makes the alert from its own notification",
            #"{"message": {"notification": {"body": "A"}, "apns": {"payload": {"aps": {"mutable-content": 1}}}}}"#),
        LintCase(
            "a picture for an app with an extension",
            #"{↓"aps": {"alert": "Hi"}, "image-url": "https://example.com/a.jpg"}"#,
            configuration: "serviceExtension: true", "error: “image-url”"),
        LintCase(
            "a picture for an app that says it has no extension",
            #"{"aps": {"alert": "Hi"}, "image-url": "https://example.com/a.jpg"}"#,
            configuration: "serviceExtension: false"),
        LintCase(
            "FCM makes an alert, which wants the extension",
            #"{"message": {"notification": {"body": "A"}, "apns": {"payload": {↓"aps": {"sound": "default"}}}}}"#,
            configuration: "serviceExtension: true", "warning: the configuration says"),
        LintCase(
            "a value that the server fills in",
            #"{"aps": {"alert": "Hi", "mutable-content": "{{ flag }}"}, \#(map)}"#),
        LintCase(
            "names of things by language are not for the alert",
            #"{"aps": {"alert": "Hi"}, "dish": {"en": "Soup", "de": "Suppe"}}"#),
        LintCase(
            "the Admin SDK writes Apple's name for its own",
            #"{"apns": {"payload": {"aps": {"alert": "Hi", "mutableContent": true}, \#(map)}}, "token": "t"}"#,
            configuration: "serviceExtension: true"),
        LintCase(
            "FCM's REST interface does not",
            #"{"message": {"apns": {"payload": {"aps": {"alert": "Hi", ↓"mutableContent": true}}}}}"#,
            "error: not “mutableContent”"),
    ]

    @Test("The extension's flag", arguments: cases)
    func flag(_ example: LintCase) {
        example.check("mutable-content-required")
    }

    @Test("The finding shows the texts that only the extension can choose from")
    func relatedPlace() {
        let lint = Lint(#"{"aps": {"alert": "Hi"}, \#(MutableContentTests.map)}"#)
        #expect(lint.findings.first?.related.map(\.place.pointer) == ["/localized-message"])
    }
}
