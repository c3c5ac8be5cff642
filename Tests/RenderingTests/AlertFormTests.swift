import Payloads
import Rendering
import Testing

/// The forms that an alert may have, and pushes that show nothing.
@Suite struct AlertFormTests {
    static let app = SampleApp([
        "en.lproj/Localizable.strings": "\"T\" = \"Title %@\";\n\"S\" = \"Sub\";\n\"B\" = \"Body %@\";",
        "en.lproj/Localizable.stringsdict": """
        <plist><dict><key>P</key><dict><key>NSStringLocalizedFormatKey</key><string>%2$@: %1$#@n@</string>
        <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>one</string>
        <key>other</key><string>%d parcels</string></dict></dict></dict></plist>
        """,
    ])

    @Test("Title, subtitle and body each from a key")
    func keys() throws {
        let shown = try AlertFormTests.app.shown(
            #"""
            {"aps": {"alert": {"title-loc-key": "T", "title-loc-args": ["1"], "subtitle-loc-key": "S",
             "loc-key": "B", "loc-args": ["2"]}}}
            """#, in: "en")
        #expect(shown.lines.map(\.text.text) == ["Title 1", "Sub", "Body 2"])
    }

    @Test("A text for the alert is the body")
    func text() throws {
        let shown = try AlertFormTests.app.shown(#"{"aps": {"alert": "Hi"}}"#, in: "en")
        #expect(shown.lines.map(\.field) == [.body])
        #expect(shown.body?.text == "Hi")
    }

    @Test("In a Live Activity's alert, title and body are objects")
    func liveActivity() throws {
        let shown = try AlertFormTests.app.shown(
            #"""
            {"aps": {"event": "update", "timestamp": 1, "content-state": {}, "alert": {
             "title": {"loc-key": "T", "loc-args": ["1"]}, "body": {"loc-key": "B", "loc-args": ["2"]}}}}
            """#, in: "en")
        #expect(shown.lines.map(\.text.text) == ["Title 1", "Body 2"])
        #expect(shown.body?.steps.map(\.kind) == [.source])
    }

    @Test("A plural entry gets no number from a text: the form for other, the number marked as meaningless")
    func plural() throws {
        let shown = try AlertFormTests.app.shown(
            #"{"aps": {"alert": {"loc-key": "P", "loc-args": ["3", "Olena"]}}}"#, in: "en")
        #expect(shown.body?.text == "Olena: ‹meaningless number› parcels")
        #expect(shown.body?.pieces.map(\.kind) == [.argument, .literal, .meaningless, .literal])
        #expect(shown.body?.steps.contains { $0.kind == .fault && $0.message.contains("plural") } == true)
    }

    @Test("FCM writes its own notification into a payload without an alert")
    func envelopeText() throws {
        let shown = try AlertFormTests.app.shown(
            #"""
            {"message": {"token": "t", "notification": {"title": "T", "body": "B"},
             "apns": {"payload": {"aps": {"sound": "default"}}}}}
            """#, in: "en")
        #expect(shown.lines.map(\.text.text) == ["T", "B"])
    }

    @Test("Templates' placeholders are shown as they are, and marked")
    func placeholders() throws {
        let shown = try AlertFormTests.app.shown(
            #"{"aps": {"alert": {"title": "Hi {{ name }}!", "loc-key": "B", "loc-args": ["{{ count }}"]}}}"#, in: "en")
        #expect(shown.title?.pieces.map(\.text) == ["Hi ", "{{ name }}", "!"])
        #expect(shown.title?.pieces.map(\.kind) == [.literal, .placeholder, .literal])
        #expect(shown.body?.pieces.map(\.kind) == [.literal, .placeholder])
        let key = try AlertFormTests.app.shown(#"{"aps": {"alert": {"loc-key": "${key}"}}}"#, in: "en")
        #expect(key.body?.pieces.map(\.kind) == [.placeholder])
    }

    @Test("Arguments that a template fills in as a whole leave the specifiers as they are written")
    func unknownArguments() throws {
        let shown = try AlertFormTests.app.shown(
            #"{"aps": {"alert": {"loc-key": "B", "loc-args": {{ arguments }}}}}"#, in: "en",
            named: "push.json.liquid")
        #expect(shown.body?.text == "Body %@")
        #expect(shown.body?.pieces.map(\.kind) == [.literal, .placeholder])
    }

    static let hiddenPushes: [(payload: String, type: String?, phrase: String)] = [
        (#"{"aps": {"content-available": 1}}"#, nil, "wakes the app"),
        (#"{"aps": {"alert": "Hi", "content-available": 1}}"#, "background", "sent as a background push"),
        (#"{"aps": {"alert": "Hi"}}"#, "voip", "VoIP"),
        (#"{"aps": {"badge": 3, "sound": "default"}}"#, nil, "sets the badge and plays a sound"),
        (#"{"aps": {"alert": ""}}"#, nil, "no text"),
        (#"{"aps": {"alert": {"title": "", "body": ""}}}"#, nil, "no text"),
        (#"{"aps": {"event": "update", "timestamp": 1, "content-state": {}}}"#, nil, "without an alert"),
        (#"{"aps": {"content-changed": true}}"#, nil, "widgets"),
        (
            #"{"aps": {"mutable-content": 1}, "localized-message": {"en": {"title": "a", "body": "b"}}}"#, nil,
            "no extension"
        ),
    ]

    @Test("What shows nothing says why", arguments: hiddenPushes)
    func hidden(payload: String, type: String?, phrase: String) throws {
        var headers = Headers()
        if let type { headers.set(Headers.Header(name: "apns-push-type", value: type, origin: "test")) }
        let preview = try AlertFormTests.app.preview(payload, headers: headers)
        #expect(preview.notifications.isEmpty)
        #expect(preview.hiddenReason?.contains(phrase) == true, "\(preview.hiddenReason ?? "shown")")
    }
}
