import Testing

@testable import Linting

/// What the rules about envelopes say, beyond the examples that they carry.
@Suite struct EnvelopeRulesTests {
    static let wrong: [(rule: String, case: LintCase)] = [
        (
            "fcm-fields-known",
            LintCase(
                "a field in the wrong place is told where it belongs",
                #"{"message": {"token": "t", ↓"mutable_content": true, "notification": {"title": "A", ↓"click_action": "B"}}}"#,
                "error: apns.payload.aps", "error: android.notification")
        ),
        (
            "fcm-fields-known",
            LintCase(
                "a misspelt field gets the right word",
                #"{"message": {"token": "t", "apns": {↓"payloads": {"aps": {"badge": 1}}, "fcm_options": {↓"imge": "x"}}}}"#,
                "error: Did you mean “payload”?", "error: Did you mean “image”?")
        ),
        (
            "fcm-fields-known",
            LintCase(
                "what the Admin SDK takes is told as a warning",
                #"{"token": "t", "notification": {"title": "A", "imageUrl": "x", ↓"sound": "b"}, "apns": {"payload": {"aps": {}}}}"#,
                "warning: apns.payload.aps")
        ),
        (
            "fcm-types",
            LintCase(
                "each value in data and in the headers is a text",
                #"{"message": {"token": "t", "data": {"a": ↓true, "b": "c"}, "apns": {"headers": {"apns-priority": ↓5}}}}"#,
                "error: string", "error: string")
        ),
        (
            "fcm-types",
            LintCase(
                "what the Admin SDK takes is judged as well",
                #"{"token": "t", "notification": ↓[], "apns": {"payload": {"aps": {"badge": 1}}}}"#, "error: object")
        ),
        (
            "sns-payload-in-string",
            LintCase(
                "a payload that was encoded twice",
                #"{"default": "A", "APNS": ↓"\"{\\\"aps\\\": {}}\"", "APNS_VOIP": ↓["x"]}"#,
                "error: once too often", "error: an array")
        ),
        (
            "sns-default-required",
            LintCase(
                "where a message goes to is not known", #"↓{"APNS": "{\"aps\": {\"badge\": 1}}"}"#,
                "warning: snsTarget")
        ),
        (
            "sns-default-required",
            LintCase(
                "the configuration says that it goes to a topic", #"↓{"APNS": "{\"aps\": {\"badge\": 1}}"}"#,
                configuration: "snsTarget: topic", "error: refuses")
        ),
        (
            "sns-default-required",
            LintCase(
                "the call says that it goes to a topic",
                #"{"TopicArn": "a", "MessageStructure": "json", "Message": "↓{\"APNS\": \"{\\\"aps\\\": {\\\"badge\\\": 1}}\"}"}"#,
                "error: refuses")
        ),
        (
            "onesignal-language-codes",
            LintCase(
                "each wrong code with the right one",
                #"{"app_id": "a", "contents": {"en": "A", ↓"zh-Haut": "A", ↓"ua": "A", ↓"cn": "A", ↓"no": "A", ↓"se": "A", ↓"pt-BR": "A"}}"#,
                "error: zh-Hant", "error: “uk”", "error: zh-Hans", "warning: “nb”", "warning: “sv”", "info: “pt”")
        ),
        (
            "onesignal-language-codes",
            LintCase(
                "English is required in each map",
                #"{"app_id": "a", "contents": ↓{"de": "A"}, "headings": ↓{"de": "A"}}"#,
                "error: “en”", "error: “en”")
        ),
        (
            "onesignal-same-languages",
            LintCase(
                "a language in one map only, both ways",
                #"{"app_id": "a", ↓"headings": {"en": "A", "fr": "A"}, ↓"contents": {"en": "A", "de": "A"}}"#,
                "error: de", "error: fr")
        ),
        (
            "service-arguments-match",
            LintCase(
                "Braze's keys are looked up like any other",
                #"{"messages": {"apple_push": {"alert": {"title_loc_key": "BID", "title_loc_args": ↓["Mina"]}}}}"#,
                tables: ["en.lproj/Localizable.strings": #""BID" = "%1$@ offers %2$@";"#], "error: 2 arguments")
        ),
        (
            "gorush-types",
            LintCase(
                "only notifications for Apple's devices are judged",
                #"{"notifications": [{"tokens": ["a"], "platform": 2, "badge": "1"}, {"tokens": ["a"], "platform": 1, "badge": ↓"1"}]}"#,
                "warning: integer")
        ),
        (
            "sygnal-alert-object",
            LintCase(
                "in the gateway's request each device is judged",
                #"{"notification": {"devices": [{"data": {"default_payload": {"aps": {"alert": ↓"A"}}}}]}}"#,
                "warning: object")
        ),
    ]

    /// What a tester found to be missed, or told of the wrong thing.
    static let overlooked: [(rule: String, case: LintCase)] = [
        (
            "priority-value",
            LintCase(
                "FCM's headers are sent without a payload too",
                #"{"message": {"token": "t", "notification": {"title": "A"}, "apns": {"headers": {"apns-priority": ↓"7"}}}}"#,
                "error: 10, 5 or 1")
        ),
        (
            "background-shows-nothing",
            LintCase(
                "FCM's notification is an alert, which a background push must not have",
                #"{"message": {"token": "t", "notification": ↓{"title": "A"}, "apns": {"headers": {"apns-push-type": "background", "apns-priority": "5"}, "payload": {"aps": {"content-available": 1}}}}}"#,
                "error: notification")
        ),
        (
            "custom-keys-outside-aps",
            LintCase(
                "what the Admin SDKs do not translate reaches iOS as it is",
                #"{"token": "t", "apns": {"payload": {"aps": {"alert": "A", "threadId": "b", ↓"interruptionLevel": "active"}}}}"#,
                "error: interruption-level")
        ),
        (
            "custom-keys-outside-aps",
            LintCase(
                "the Admin SDKs refuse both spellings of a key",
                #"{"token": "t", "apns": {"payload": {"aps": {"alert": "A", ↓"threadId": "b", "thread-id": "b"}}}}"#,
                "error: both")
        ),
        (
            "fcm-fields-known",
            LintCase(
                "an Admin message without Apple's part is one as well",
                #"{"token": "t", "notification": {"title": "A", ↓"titel": "B"}}"#, "warning: title")
        ),
        (
            "json-syntax",
            LintCase(
                "an empty string is no empty file", #"{"default": "A", "APNS": ↓""}"#, "error: The string is empty")
        ),
        (
            "payload-not-found",
            LintCase(
                "an element that is no payload among others that are", #"[{"aps": {"badge": 1}}, ↓{"Aps": {}}, ↓7]"#,
                "warning: Is “Aps” meant", "warning: a number")
        ),
        (
            "payload-not-found",
            LintCase("Apple's part in small letters", #"↓{"default": "A", "apns": "{}"}"#, "warning: “APNS”")
        ),
        (
            "payload-not-found",
            LintCase(
                "a message for others only", #"↓{"default": "A", "GCM": "{}"}"#, "warning: without a part for Apple")
        ),
        (
            "service-arguments-match",
            LintCase(
                "Braze takes an array where FCM's older interface takes a text",
                #"{"messages": {"apple_push": {"alert": {"title_loc_key": "BID", "title_loc_args": ↓"[\"A\"]"}}}}"#,
                tables: ["en.lproj/Localizable.strings": #""BID" = "%@";"#], "error: the array itself")
        ),
        (
            "push-type-value",
            LintCase(
                "Apple writes a broadcast's type in several ways",
                #"{"headers": {"apns-channel-id": "YQ==", "apns-push-type": ↓"LiveActivity", "apns-priority": "5", "apns-expiration": "0"}, "payload": {"aps": {"timestamp": 1, "event": "update", "content-state": {}}}}"#,
                "info: lower case")
        ),
        (
            "broadcast-request",
            LintCase(
                "a broadcast's two headers are required",
                #"{"headers": {"apns-channel-id": ↓↓"YQ==", "apns-push-type": "liveactivity"}, "payload": {"aps": {"timestamp": 1, "event": "update", "content-state": {}}}}"#,
                "error: apns-expiration", "error: apns-priority")
        ),
        (
            "expiration-value",
            LintCase(
                "a duration is a time long ago",
                #"{"headers": {"apns-expiration": ↓"3600"}, "payload": {"aps": {"alert": "A"}}}"#, "warning: duration")
        ),
        (
            "live-activity-seconds",
            LintCase(
                "a fraction of a second is not documented, and not known to do harm",
                #"{"aps": {"timestamp": ↓1790000000.5, "event": "update", "content-state": {}}}"#,
                "warning: whole number")
        ),
        (
            "custom-keys-outside-aps",
            LintCase(
                "a request's payload may stand in a string",
                #"{"headers": {"apns-push-type": "alert"}, "payload": "{\"aps\": {\"alert\": \"A\", ↓\"threadId\": \"b\"}}"}"#,
                "error: thread-id")
        ),
        (
            "topic-suffix",
            LintCase(
                "a suffix that is written otherwise is replaced, not added to",
                #"{"headers": {"apns-push-type": "liveactivity", "apns-topic": ↓"a.b.push-type.LiveActivity"}, "payload": {"aps": {"timestamp": 1, "event": "update", "content-state": {}}}}"#,
                "error: “a.b.push-type.liveactivity”")
        ),
    ]

    @Test("What was overlooked is told", arguments: overlooked.indices)
    func overlookedFaults(index: Int) {
        EnvelopeRulesTests.overlooked[index].case.check(EnvelopeRulesTests.overlooked[index].rule)
    }

    @Test("A fault is told at its place, in words that help", arguments: wrong.indices)
    func faults(index: Int) {
        EnvelopeRulesTests.wrong[index].case.check(EnvelopeRulesTests.wrong[index].rule)
    }

    @Test(
        "Right messages have no findings",
        arguments: [
            LintCase(
                "FCM, with everything in its place",
                #"""
                {"message": {"topic": "t", "notification": {"title": "A", "body": "B"}, "data": {"k": "v"},
                  "android": {"collapse_key": "c"}, "fcm_options": {"analytics_label": "l"},
                  "apns": {"headers": {"apns-priority": "10"}, "payload": {"aps": {"sound": "default"}, "k": 1},
                    "fcm_options": {"image": "https://example.com/a.png"}, "live_activity_token": "x"}}}
                """#),
            LintCase(
                "FCM, where the notification is the alert",
                #"{"message": {"token": "t", "notification": {"title": "A"}, "apns": {"headers": {"apns-push-type": "alert", "apns-priority": "10"}, "payload": {"aps": {"content-available": 1, "mutable-content": 1}}}}}"#
            ),
            LintCase(
                "FCM's older interface, arguments of the title as a text",
                #"{"to": "t", "notification": {"title_loc_key": "BID", "title_loc_args": "[\"A\"]"}}"#,
                tables: ["en.lproj/Localizable.strings": #""BID" = "%@";"#]),
            LintCase(
                "VoIP, whose body is the app's own",
                #"{"aps": {"alert": {"handle": "a"}, "badge": "b", "room": 1}, "mutable-content": true}"#,
                configuration: "headers: {apns-push-type: voip}"),
            LintCase(
                "device management with an empty aps", #"{"aps": {}, "mdm": "B0A5F6F5"}"#),
            LintCase(
                "a bundle identifier that ends like a suffix",
                #"{"headers": {"apns-topic": "com.example.voip", "apns-push-type": "alert"}, "payload": {"aps": {"alert": "A"}}}"#,
                configuration: "bundleID: com.example.voip"),
            LintCase(
                "a request whose topic tells that its body is the app's own",
                #"{"headers": {"apns-topic": "com.example.voip"}, "payload": {"call": 1}}"#),
            LintCase(
                "SNS, placeholders alone", ##"{"default": "{{ d }}", "APNS": "{{ payload }}", "APNS_SANDBOX": "#(p)"}"##
            ),
            LintCase(
                "SNS, a published message that is a placeholder",
                #"{"TopicArn": "a", "MessageStructure": "json", "Message": "${message}"}"#),
            LintCase(
                "Azure, a template of a number",
                ##"{"installationId": "i", "platform": "apns", "templates": {"t": {"body": "{\"aps\":{\"badge\":#(n)}}"}}}"##
            ),
            LintCase("FCM, data alone", #"{"message": {"token": "t", "data": {"k": "v"}}}"#),
            LintCase(
                "FCM, a template", #"{"message": {"token": "{{t}}", "notification": "{{n}}", "data": {"a": "${b}"}}}"#),
            LintCase(
                "SNS, for one device",
                #"{"TargetArn": "a", "MessageStructure": "json", "Message": "{\"APNS\": \"{\\\"aps\\\": {\\\"badge\\\": 1}}\"}"}"#
            ),
            LintCase(
                "OneSignal, a template",
                #"{"app_id": "a", "headings": {"{{ language }}": "{{ title }}"}, "contents": {"en": "A"}}"#),
            LintCase("OneSignal, silent", #"{"app_id": "a", "included_segments": ["All"], "content_available": true}"#),
            LintCase("Expo", #"{"to": "ExponentPushToken[x]", "sound": null, "data": {"a": 1}, "ttl": 60}"#),
            LintCase("Airship", #"{"audience": "all", "device_types": "all", "notification": {"alert": "A"}}"#),
            LintCase("Parse", #"{"data": {"alert": "A", "badge": "Increment", "mutable-content": 1}}"#),
        ])
    func silence(_ right: LintCase) {
        right.checkSilence()
    }

    @Test("An SNS message with an aps that is a text has one finding, not one of each rule")
    func oneFindingPerFault() {
        let lint = Lint(#"{"default": "A", "APNS": "{\"aps\": \"{}\", \"title\": \"A\"}", "APNS_SANDBOX": {}}"#)
        #expect(lint.findings.map(\.rule) == ["sns-payload-in-string", "sns-payload-in-string"])
        #expect(lint.findings.map(\.place.pointer) == ["/APNS/aps", "/APNS_SANDBOX"])
    }
}
