import Testing

/// Payloads as servers really send them and that are right: not a word about any of them.
@Suite struct RightPayloadTests {
    static let tables = FormatArgumentsTests.tables([
        "en": #"""
        "MSG_FROM_USER_IN_ROOM_WITH_CONTENT" = "%@ in %@: %@"; "PUSH_CHAT_MESSAGE_TEXT" = "%2$@|%1$@: %3$@";
        "push.new_message" = "New message"; "Your order is ready" = "Your order is ready"; "WOOL" = "100 % wool";
        "SALE" = "%@: 20 %% off";
        """#,
        "ru": #"""
        "MSG_FROM_USER_IN_ROOM_WITH_CONTENT" = "%1$@ в %2$@: %3$@"; "PUSH_CHAT_MESSAGE_TEXT" = "%2$@|%1$@: %3$@";
        "push.new_message" = "Новое сообщение"; "Your order is ready" = "Ваш заказ готов"; "WOOL" = "100 % шерсть";
        "SALE" = "%@: скидка 20 %%";
        """#,
        "ko": #"""
        "MSG_FROM_USER_IN_ROOM_WITH_CONTENT" = "%2$@의 %1$@: %3$@"; "PUSH_CHAT_MESSAGE_TEXT" = "%2$@|%1$@: %3$@";
        "push.new_message" = "새 메시지"; "Your order is ready" = "주문이 준비되었습니다"; "WOOL" = "양모 100 %";
        "SALE" = "%@ 20 %% 할인";
        """#,
    ])

    static let cases: [LintCase] = [
        LintCase(
            "Sygnal: a message in a room",
            #"""
            {"room_id": "!a:example.org", "event_id": "$b", "unread_count": 2, "aps": {"badge": 2, "mutable-content": 1,
             "content-available": 1, "alert": {"loc-key": "MSG_FROM_USER_IN_ROOM_WITH_CONTENT",
             "loc-args": ["Mina", "Kitchen", "Soup!"]}}}
            """#, tables: tables),
        LintCase(
            "Telegram: positions in another order",
            #"""
            {"aps": {"alert": {"loc-key": "PUSH_CHAT_MESSAGE_TEXT", "loc-args": ["Mina", "Kitchen", "Soup!"]},
             "badge": 1, "sound": "0.m4a", "mutable-content": 1}, "user_id": 7, "from_id": 8, "msg_id": 9, "chat_id": 3,
             "p": "AQ", "attachb64": "aGk", "custom": {"chat_id": 3, "mention": 1}}
            """#, tables: tables),
        LintCase(
            "Parse: its own keys beside aps",
            #"{"aps": {"alert": "Mina likes your photo", "badge": 4, "sound": "default"}, "parsePushId": "x", "photo": "y"}"#
        ),
        LintCase(
            "Firebase: what it adds by itself",
            #"""
            {"aps": {"alert": {"title": "A", "body": "B"}, "badge": 1, "mutable-content": 1}, "gcm.message_id": "1",
             "google.c.a.e": "1", "google.c.sender.id": "2", "fcm_options": {"image": "https://example.com/a.png"}}
            """#),
        LintCase(
            "Firebase: a message for all platforms",
            #"""
            {"message": {"topic": "news", "notification": {"title": "A", "body": "B"}, "data": {"id": "1", "to": "Mina"},
             "android": {"priority": "high", "notification": {"title_loc_key": "a", "body_loc_args": ["b"]}},
             "apns": {"headers": {"apns-priority": "10"}, "payload": {"aps": {"alert": {"title": "A", "body": "B"},
             "sound": "default", "category": "news", "thread-id": "n"}}}, "webpush": {"headers": {"Urgency": "high"}}}}
            """#),
        LintCase(
            "Firebase: the alert from its notification, the rest for Apple",
            #"""
            {"message": {"token": "t", "notification": {"title": "A", "body": "B"}, "apns": {"payload": {"aps":
             {"mutable-content": 1, "sound": "default", "badge": 1}}, "fcm_options": {"image": "https://example.com/a"}}}}
            """#, configuration: "serviceExtension: true"),
        LintCase(
            "a template of a backend",
            #"""
            {"aps": {"alert": {"title": "{{ title }}", "loc-key": "${key}", "loc-args": "{{ args | json }}"},
             "mutable-content": "{{ flag }}", "{{ key }}": 1}, "localized-message":
             {"{{ language }}": {"title": "{{ title }}", "body": "{{ body }}"}}}
            """#, configuration: "languages: [en, de]", tables: tables),
        LintCase(
            "Firebase's Admin SDK in camel case",
            #"""
            {"token": "t", "apns": {"headers": {"apns-priority": "10"}, "payload": {"aps": {"alert": {"title": "A",
             "locKey": "push.new_message", "titleLocKey": "Your order is ready"}, "mutableContent": true,
             "contentAvailable": true, "threadId": "a", "sound": {"critical": true, "name": "default", "volume": 0.5}}}}}
            """#, tables: tables),
        LintCase(
            "OneSignal: its custom data",
            #"""
            {"aps": {"alert": {"title": "A", "body": "B"}, "mutable-content": 1, "sound": "default"},
             "custom": {"i": "9f2", "a": {"id": "1", "to": "x", "is": "y", "no": "z", "in": "w", "lang": "en"}},
             "att": {"id": "https://example.com/a.jpg"}, "buttons": [{"i": "1", "n": "Yes"}], "os_data": {"i": "1"}}
            """#),
        LintCase(
            "Amazon SNS",
            #"{"default": "Hi", "APNS": "{\"aps\":{\"alert\":\"Hi\",\"badge\":1},\"id\":7}", "GCM": "{\"data\":{}}"}"#),
        LintCase(
            "Simulator",
            #"{"Simulator Target Bundle": "com.example.app", "aps": {"alert": {"title": "A", "body": "B", "subtitle": "C"}}}"#
        ),
        LintCase("a key with dots", #"{"aps": {"alert": {"loc-key": "push.new_message"}}}"#, tables: tables),
        LintCase(
            "a key that is a sentence", #"{"aps": {"alert": {"loc-key": "Your order is ready", "loc-args": []}}}"#,
            tables: tables),
        LintCase(
            "a lone percent sign in a text without arguments", #"{"aps": {"alert": {"loc-key": "WOOL"}}}"#,
            tables: tables),
        LintCase(
            "a percent sign written twice", #"{"aps": {"alert": {"loc-key": "SALE", "loc-args": ["Soup"]}}}"#,
            tables: tables),
        LintCase(
            "a text that is no format", #"{"aps": {"alert": {"title": "50% off", "body": "%@ %d {{x}}"}}}"#,
            tables: tables),
        LintCase(
            "everything that Apple defines for an alert",
            #"""
            {"aps": {"alert": {"title": "A", "subtitle": "B", "body": "C", "launch-image": "a.png"}, "badge": 0,
             "sound": "default", "thread-id": "a", "category": "b", "content-available": 1, "mutable-content": 1,
             "target-content-id": "c", "interruption-level": "time-sensitive", "relevance-score": 0.5,
             "filter-criteria": "d"}}
            """#),
        LintCase("a background push", #"{"aps": {"content-available": 1}, "sync": {"id": 1}}"#),
        LintCase(
            "a Live Activity's start",
            #"""
            {"aps": {"timestamp": 1790000000, "event": "start", "content-state": {"title": "A", "body-loc-key": 1},
             "attributes-type": "Ride", "attributes": {"badge": 1, "alert": "x"}, "input-push-token": 1,
             "stale-date": 1790000600, "relevance-score": 75, "alert": {"title": {"loc-key": "SALE", "loc-args": ["A"]},
             "body": {"loc-key": "push.new_message"}, "sound": "a.caf"}}}
            """#, tables: tables),
        LintCase(
            "a Live Activity's end",
            #"{"aps": {"timestamp": 1790000000, "event": "end", "dismissal-date": 1790000600, "content-state": {}}}"#),
        LintCase(
            "a widget", #"{"aps": {"content-changed": true}}"#, configuration: "headers: {apns-push-type: widgets}"),
        LintCase(
            "a control", #"{"aps": {"content-changed": true}}"#, configuration: "headers: {apns-push-type: controls}"),
        LintCase(
            "now playing", #"{"aps": {"event": "update", "timestamp": 1790000000, "attributes": {"id": "a"}}}"#,
            configuration: "headers: {apns-push-type: nowplaying}"),
        LintCase(
            "VoIP", #"{"aps": {}, "call": {"id": "1", "from": "Mina"}, "alert": {"title": "Mina"}}"#,
            configuration: "serviceExtension: true\nheaders: {apns-push-type: voip}"),
        LintCase(
            "push to talk", #"{"aps": {}, "activeSpeaker": "Mina"}"#,
            configuration: "headers: {apns-push-type: pushtotalk}"),
        LintCase("location", #"{"aps": {}, "id": 1}"#, configuration: "headers: {apns-push-type: location}"),
        LintCase("complication", #"{"aps": {}, "steps": 1}"#, configuration: "headers: {apns-push-type: complication}"),
        LintCase(
            "a file provider",
            #"{"aps": {}, "container-identifier": "NSFileProviderRootContainerItemIdentifier", "domain": "d"}"#,
            configuration: "headers: {apns-push-type: fileprovider}"),
        LintCase("device management", #"{"aps": {}, "mdm": "magic"}"#, configuration: "headers: {apns-push-type: mdm}"),
        LintCase(
            "Safari's website push",
            #"{"aps": {"alert": {"title": "A", "body": "B", "action": "View"}, "url-args": ["a"]}}"#),
        LintCase(
            "maps by two letters that are no texts",
            #"{"aps": {"alert": "A"}, "prices": {"de": 3, "fr": 4}, "flags": {"is": true, "no": false}, "ids": {"id": "1", "to": "2"}}"#
        ),
        LintCase(
            "languages of every form",
            #"""
            {"aps": {"alert": {"title": "A", "body": "B"}, "mutable-content": 1}, "localized-message": {
             "en": {"title": "A", "body": "B"}, "en-GB": {"title": "A", "body": "B"}, "zh-Hans": {"title": "A", "body": "B"},
             "zh-Hant": {"title": "A", "body": "B"}, "pt-BR": {"title": "A", "body": "B"}, "nb": {"title": "A", "body": "B"},
             "sr-Latn": {"title": "A", "body": "B"}, "es-419": {"title": "A", "body": "B"}, "uk": {"title": "A", "body": "B"}}}
            """#, configuration: "languages: [en, en-GB, zh-Hans, zh-Hant, pt-BR, nb, sr-Latn, es-419, es-MX, uk]"),
    ]

    /// One of each form that Apple's pages show, with words of our own.
    static let documented: [LintCase] = [
        (
            "title, subtitle and category",
            #"{"aps": {"alert": {"title": "Ferry", "subtitle": "Line 4", "body": "Leaves at 9"}, "category": "FERRY"}, "ferry": "f-4"}"#
        ),
        ("badge and sound alone", #"{"aps": {"badge": 9, "sound": "horn.aiff"}, "message": "m-1"}"#),
        (
            "a text alone",
            #"{"aps": {"alert": "The ferry leaves.", "badge": 9, "sound": "horn.aiff"}, "a": "b", "c": ["d", 42]}"#
        ),
        ("background", #"{"aps": {"content-available": 1}, "a": "b", "c": 42}"#),
        (
            "for the extension",
            #"{"aps": {"category": "SECRET", "mutable-content": 1, "alert": {"title": "Secret", "body": "(Encrypted)"}}, "data": "c2VjcmV0"}"#
        ),
        (
            "a critical alert",
            #"{"aps": {"alert": {"title": "Gale", "body": "No ferries"}, "interruption-level": "critical", "sound": {"critical": 1, "name": "default", "volume": 1.0}}}"#
        ),
        (
            "Safari",
            #"{"aps": {"alert": {"title": "Ferry 4", "body": "Boarding now.", "action": "View"}, "url-args": ["boarding", "4"]}}"#
        ),
        (
            "Live Activity, update",
            #"{"aps": {"timestamp": 1168364460, "event": "update", "content-state": {"berth": 1}, "alert": {"title": {"loc-key": "%@ is late", "loc-args": ["Ferry 4"]}, "body": {"loc-key": "Wait at berth %@", "loc-args": ["2"]}, "sound": "horn.mp4"}}}"#
        ),
        (
            "Live Activity, start",
            #"{"aps": {"timestamp": 1234, "event": "start", "content-state": {"berth": 1}, "attributes-type": "FerryAttributes", "attributes": {"line": 4}, "alert": {"title": {"loc-key": "%@ leaves", "loc-args": ["Ferry 4"]}, "body": {"loc-key": "B", "loc-args": []}, "sound": "horn.aiff"}}}"#
        ),
        (
            "Live Activity, end",
            #"{"aps": {"timestamp": 1168364460, "event": "end", "dismissal-date": 1663177260, "content-state": {"berth": 1}}}"#
        ),
        (
            "Live Activity, stale",
            #"{"aps": {"timestamp": 1168364460, "event": "update", "relevance-score": 75, "stale-date": 1650998941, "content-state": {"berth": 1}}}"#
        ),
        ("widgets", #"{"aps": {"content-changed": true}}"#),
        ("Now Playing", #"{"aps": {"event": "start", "timestamp": 1790000000, "attributes": {"id": "s-1"}}}"#),
        ("device management", #"{"mdm": "B0A5F6F5-4B4B-4F2C-9F3B-1A2B3C4D5E6F"}"#),
        (
            "file provider",
            #"{"container-identifier": "NSFileProviderWorkingSetContainerItemIdentifier", "domain": "work"}"#
        ),
        (
            "a request",
            #"{"headers": {"apns-push-type": "mdm", "apns-topic": "com.apple.mgmt.External.1"}, "payload": {"mdm": "B0A5"}}"#
        ),
    ].map { LintCase($0.0, $0.1) }

    @Test("Nothing that Apple shows is an error or a warning", arguments: documented)
    func documentedForms(_ example: LintCase) {
        #expect(example.findings.filter { $0.severity > .info }.map(\.message) == [])
    }

    @Test("For a push type whose body is the app's own, any object is a payload", arguments: ["voip", "location"])
    func ownBodies(pushType: String) {
        LintCase(pushType, #"{"call": "c-1"}"#, configuration: "headers: {apns-push-type: \(pushType)}").checkSilence()
    }

    @Test("An object without aps is no payload where nobody said so")
    func noPayload() {
        let findings = LintCase("none", #"{"mdm": "x", "name": "y"}"#).findings
        #expect(findings.map(\.rule) == ["payload-not-found"])
    }

    @Test("Silence", arguments: cases)
    func silence(_ example: LintCase) {
        example.checkSilence()
    }
}
