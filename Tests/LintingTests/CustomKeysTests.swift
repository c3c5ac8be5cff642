import Testing

/// Apple defines what stands in `aps`, in the alert and in the sound dictionary; everything else is the app's and
/// belongs beside `aps` (Apple, "Generating a remote notification").
@Suite struct CustomKeysTests {
    static let inside: [LintCase] = [
        LintCase("the app's own key", #"{"aps": {"alert": "Hi", ↓"order": 7}}"#, "warning: belongs beside aps"),
        LintCase("declared", #"{"aps": {"alert": "Hi", "order": 7}}"#, configuration: "customKeys: order"),
        LintCase(
            "another declared", #"{"aps": {"alert": "Hi", ↓"order": 7}}"#, configuration: "customKeys: [Order]",
            "warning: belongs beside aps"),
        LintCase("an underscore", #"{"aps": {"alert": "Hi", ↓"thread_id": "a"}}"#, "error: Apple's key is “thread-id”"),
        LintCase("camel case", #"{"aps": {"alert": "Hi", ↓"threadID": "a"}}"#, "error: Apple's key is “thread-id”"),
        LintCase("upper case", #"{"aps": {"alert": "Hi", ↓"Badge": 1}}"#, "error: Apple's key is “badge”"),
        LintCase("a blank behind", #"{"aps": {"alert": {↓"body ": "Hi"}}}"#, "error: Apple's key is “body”"),
        LintCase(
            "no hyphen", #"{"aps": {"alert": {↓"lockey": "HI", "body": "Hi"}}}"#, "error: Apple's key is “loc-key”"),
        LintCase(
            "a letter missing in a name that nobody else has", #"{"aps": {"alert": "Hi", ↓"mutable-contet": 1}}"#,
            "error: Apple's key is “mutable-content”"),
        LintCase(
            "two letters swapped", #"{"aps": {"alert": "Hi", ↓"interruption-levle": "active"}}"#,
            "error: Apple's key is “interruption-level”"),
        LintCase(
            "a short word that is nearly Apple's", #"{"aps": {"alert": "Hi", ↓"bade": 1}}"#,
            "warning: Apple's key is “badge”"),
        LintCase(
            "both spellings", #"{"aps": {"alert": "Hi", "thread-id": "a", ↓"thread_id": "a"}}"#,
            "error: Remove this one"),
        LintCase("an alert's key in aps", #"{"aps": {"alert": "Hi", ↓"loc-key": "A"}}"#, "error: belongs in aps.alert"),
        LintCase(
            "an everyday alert key in aps", #"{"aps": {"badge": 1, ↓"title": "A"}}"#, "warning: belongs in aps.alert"),
        LintCase(
            "aps's key in the alert", #"{"aps": {"alert": {"body": "A", ↓"thread-id": "a"}}}"#, "error: belongs in aps"),
        LintCase(
            "the body's key as FCM writes it", #"{"aps": {"alert": {"body": "A", ↓"body_loc_key": "a"}}}"#,
            "error: “loc-key”"),
        LintCase(
            "a sound dictionary", #"{"aps": {"alert": "A", "sound": {"critical": 1, "name": "a.caf", "volume": 0.5}}}"#),
        LintCase(
            "a strange key in a sound dictionary",
            #"{"aps": {"alert": "A", "sound": {"name": "a.caf", ↓"Volume": 1}}}"#,
            "error: Apple's key is “volume”"),
        LintCase(
            "a sound in a Live Activity's alert",
            #"{"aps": {"event": "update", "timestamp": 1, "content-state": {}, "alert": {"title": "A", "sound": "b.caf"}}}"#
        ),
        LintCase(
            "a sound in an ordinary alert", #"{"aps": {"alert": {"title": "A", ↓"sound": "b.caf"}}}"#,
            "warning: belongs in aps"),
        LintCase(
            "the app's own objects are the app's", #"{"aps": {"alert": "A"}, "data": {"Title": 1, "loc_key": "A"}}"#),
        LintCase("a key beyond ASCII", #"{"aps": {"alert": "A", ↓"größe": 1}}"#, "warning: belongs beside aps"),
        LintCase("a key that the server fills in", #"{"aps": {"alert": "A", "{{ key }}": 1}}"#),
        LintCase("an empty key", #"{"aps": {"alert": "A", ↓"": 1}}"#, "warning: belongs beside aps"),
        LintCase(
            "the Admin SDK's names",
            #"{"apns": {"payload": {"aps": {"alert": {"titleLocKey": "A", "locArgs": []}, "threadId": "a", "contentAvailable": true}}}}"#
        ),
        LintCase(
            "they are wrong in the REST interface",
            #"{"message": {"apns": {"payload": {"aps": {"alert": {↓"titleLocKey": "A"}, ↓"threadId": "a"}}}}}"#,
            "error: “title-loc-key”", "error: “thread-id”"),
    ]

    static let beside: [LintCase] = [
        LintCase(
            "the app's own", #"{"aps": {"alert": "A"}, "order": 7, "title": "A", "body": "B", "url": "x", "type": 1}"#),
        LintCase(
            "unmistakable names",
            #"{"aps": {"alert": "A"}, ↓"content-available": 1, ↓"interruption_level": "active", ↓"relevanceScore": 1}"#,
            "warning: belongs in aps", "warning: Apple writes it “interruption-level”", "warning: “relevance-score”"),
        LintCase(
            "an alert's names", #"{"aps": {"alert": "A"}, ↓"title-loc-key": "A"}"#, "warning: belongs in aps.alert"),
        LintCase(
            "everyday words that aps lacks",
            #"{"aps": {"alert": "A"}, ↓"sound": "default", ↓"badge": 3, ↓"category": "chat"}"#,
            "warning: aps has none", "warning: aps has none", "warning: aps has none"),
        LintCase(
            "everyday words that aps has too",
            #"{"aps": {"alert": "A", "sound": "a", "badge": 1, "category": "b"}, "sound": "x", "badge": 2, "category": "c"}"#
        ),
        LintCase(
            "everyday words with other values",
            #"{"aps": {"alert": "A"}, "sound": true, "badge": "gold", "category": 7, "event": "paid", "timestamp": "now"}"#
        ),
        LintCase(
            "words of Live Activities in an ordinary push",
            #"{"aps": {"alert": "A"}, "event": "update", "timestamp": 1790000000, "attributes": {"a": 1}}"#),
        LintCase(
            "words of Live Activities in one",
            #"{"aps": {"content-state": {}, "timestamp": 1790000000}, ↓"event": "update", ↓"attributes": {"a": 1}}"#,
            "warning: aps has none", "warning: aps has none"),
        LintCase("a second alert", #"{"aps": {"alert": "A"}, ↓"alert": "A"}"#, "warning: second alert"),
        LintCase("an alert that is no text", #"{"aps": {"alert": "A"}, "alert": true}"#),
        LintCase(
            "declared", #"{"aps": {"alert": "A"}, "category": "chat", "alert": "x", "thread-id": "a"}"#,
            configuration: "customKeys: [category, alert, thread-id]"),
        LintCase(
            "everyday words in a push that shows nothing",
            #"{"aps": {"content-available": 1}, "badge": 3, "sound": "a", "category": "b", "alert": "c"}"#),
        LintCase(
            "an unmistakable name in a push that shows nothing",
            #"{"aps": {"content-available": 1}, ↓"thread-id": "a"}"#, "warning: belongs in aps"),
        LintCase(
            "a VoIP push is the app's as a whole", #"{"aps": {}, "alert": "Mina", "thread-id": "a", "sound": "b"}"#,
            configuration: "headers: {apns-push-type: voip}"),
        LintCase("the Simulator's own key", #"{"Simulator Target Bundle": "com.example.app", "aps": {"alert": "A"}}"#),
        LintCase(
            "what stands around the payload is the envelope's",
            #"{"message": {"token": "t", "data": {"badge": "1"}, "apns": {"payload": {"aps": {"alert": "A"}}}}}"#),
    ]

    @Test("Keys inside aps", arguments: inside)
    func keysInside(_ example: LintCase) {
        example.check("custom-keys-outside-aps")
    }

    @Test("Keys beside aps", arguments: beside)
    func keysBeside(_ example: LintCase) {
        example.check("custom-keys-outside-aps")
    }
}
