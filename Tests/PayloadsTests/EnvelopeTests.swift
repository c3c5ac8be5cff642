import Payloads
import SourceTree
import Testing

/// The forms in which payloads travel, and what is taken out of each.
@Suite struct EnvelopeTests {
    struct Form: Sendable, CustomTestStringConvertible {
        let text: String
        /// For each payload `envelope: push type at pointer`.
        let payloads: [String]
        var testDescription: String { text }

        init(_ text: String, _ payloads: String...) {
            self.text = text
            self.payloads = payloads
        }
    }

    static func carried(_ text: String) throws -> [String]? {
        let root = try JSONParser.parse(Source(name: "a.json", text: text)).root
        return Envelopes.contents(of: root)?.payloads.map { carried in
            let payload = Payload(carried)
            let pushType = payload.pushType?.rawValue ?? "?"
            return "\(payload.envelope): \(pushType) at \(payload.root.pointer)"
        }
    }

    static let forms: [Form] = [
        Form(#"{"aps": {"alert": "A"}}"#, "payload: alert at "),
        Form(#"{"aps": {}}"#, "payload: ? at "),
        Form(#"{"Simulator Target Bundle": "a.b", "aps": {"alert": "A"}}"#, "simulator: alert at "),
        Form(
            #"{"headers": {"apns-push-type": "background"}, "payload": {"aps": {"content-available": 1}}}"#,
            "request: background at /payload"),
        Form(
            #"{"headers": {"APNS-Topic": "a.b.voip"}, "payload": {"aps": {"alert": "A"}}}"#, "request: voip at /payload"
        ),
        Form(
            #"{"message": {"token": "t", "apns": {"payload": {"aps": {"alert": "A"}}}}}"#,
            "fcm: alert at /message/apns/payload"),
        Form(
            #"{"message": {"apns": {"headers": {"apns-push-type": "background"}, "payload": {"aps": {"alert": "A"}}}}}"#,
            "fcm: background at /message/apns/payload"),
        Form(
            #"{"message": {"token": "t", "notification": {"title": "A"}, "apns": {"payload": {"aps": {"content-available": 1}}}}}"#,
            "fcm: alert at /message/apns/payload"),
        Form(
            #"{"message": {"token": "t", "notification": {"title": "A"}, "apns": {"headers": {"apns-priority": "5"}}}}"#,
            "fcm: alert at /message/apns/headers"),
        Form(
            #"{"headers": {"apns-priority": "10"}, "payload": "{\"aps\": {\"alert\": \"A\"}}"}"#,
            "request: alert at /payload"),
        Form(#"{"token": "t", "apns": {"payload": {"aps": {"badge": 1}}}}"#, "fcm-admin: alert at /apns/payload"),
        Form(
            #"{"default": "A", "APNS": "{\"aps\":{\"alert\":\"A\"}}", "APNS_SANDBOX": "{\"aps\":{\"content-available\":1}}"}"#,
            "sns: alert at /APNS", "sns: background at /APNS_SANDBOX"),
        Form(#"{"APNS_VOIP": "{\"aps\":{\"alert\":\"A\"}}"}"#, "sns: voip at /APNS_VOIP"),
        Form(#"{"APNS": {"aps": {"alert": "A"}}}"#, "sns: alert at /APNS"),
        Form(
            #"[{"aps": {"alert": "A"}}, {"message": {"apns": {"payload": {"aps": {}}}}}, 7, {"x": 1}]"#,
            "payload: alert at /0", "fcm: ? at /1/message/apns/payload"),
        Form(
            #"{"messages": [{"message": {"token": "t", "apns": {"payload": {"aps": {"badge": 1}}}}}, {"aps": {}}]}"#,
            "fcm: alert at /messages/0/message/apns/payload", "payload: ? at /messages/1"),
        Form(
            ##"{"aps": {"alert": {"title": "$(title_de)"}, "badge": "#(count)"}}"##, "azure: alert at "),
        Form(
            ##"{"installationId": "i", "platform": "apns", "templates": {"a": {"body": "{\"aps\":{\"alert\":\"$(x)\"}}", "headers": {"apns-push-type": "background"}}}}"##,
            "azure: background at /templates/a/body"),
        Form(
            #"{"platform": "apple", "body": {"aps": {"alert": "A"}}, "headers": {"apns-topic": "a.voip"}}"#,
            "azure: voip at /body"),
        Form(#"{"headers": {"apns-push-type": "mdm"}, "body": {"aps": {}}}"#, "request: mdm at /body"),
        Form(
            #"{"app_id": "a", "data": {"default_payload": {"aps": {"alert": {"loc-key": "A"}}}}}"#,
            "sygnal: alert at /data/default_payload"),
        Form(
            #"{"notification": {"devices": [{"data": {"default_payload": {"aps": {"badge": 1}}}}, {"data": {}}]}}"#,
            "sygnal: alert at /notification/devices/0/data/default_payload"),
    ]

    @Test(
        "Documents that a service makes a payload of are known by their shape; nothing in them is a payload",
        arguments: [
            (#"{"to": "t", "notification": {"title_loc_key": "A"}}"#, "fcm-legacy"),
            (#"{"registration_ids": ["t"], "data": {"a": "b"}, "priority": "high"}"#, "fcm-legacy"),
            (#"{"message": {"topic": "a", "data": {"b": "c"}}}"#, "fcm"),
            (#"{"message": {"token": "t", "notifcation": {"title": "A"}}}"#, "fcm"),
            (#"{"tokens": ["t"], "notification": {"title": "A"}, "data": {"a": "b"}}"#, "fcm-admin"),
            (#"{"app_id": "a", "contents": {"en": "A"}}"#, "onesignal"),
            (#"{"contents": {"en": "A"}, "included_segments": ["All"]}"#, "onesignal"),
            (#"{"to": "ExponentPushToken[x]", "body": "A"}"#, "expo"),
            (#"{"to": ["ExpoPushToken[x]"], "data": {}}"#, "expo"),
            (#"{"audience": "all", "device_types": ["ios"], "notification": {"alert": "A"}}"#, "airship"),
            (#"{"messages": {"apple_push": {"alert": "A"}}}"#, "braze"),
            (#"{"notifications": [{"tokens": ["t"], "platform": 1, "message": "A"}]}"#, "gorush"),
            (#"{"where": {}, "data": {"alert": {"loc-key": "A"}, "badge": "Increment"}}"#, "parse"),
        ])
    func mapped(text: String, envelope: String) throws {
        let root = try JSONParser.parse(Source(name: "a.json", text: text)).root
        let contents = try #require(Envelopes.contents(of: root))
        #expect(contents.documents.map(\.envelope) == [envelope])
        #expect(contents.payloads.isEmpty)
    }

    @Test("The payload's text in a published message stands in a string in a string; places come out in the file")
    func publishedPlace() throws {
        let inner = #"{\"default\": \"A\", \"APNS\": \"{\\\"aps\\\": {\\\"alert\\\": \\\"A\\\", \\\"x\\\": 1}}\"}"#
        let attributes = #"{"AWS.SNS.MOBILE.APNS.PRIORITY": {"DataType": "String", "StringValue": "5"}}"#
        let text =
            "{\"TopicArn\": \"arn\", \"MessageStructure\": \"json\",\n\"Message\": \"\(inner)\", "
            + "\"MessageAttributes\": \(attributes)}"
        let root = try JSONParser.parse(Source(name: "a.json", text: text)).root
        let contents = try #require(Envelopes.contents(of: root))
        #expect(contents.documents.map(\.envelope) == ["sns-publish", "sns"])
        let payload = try #require(contents.payloads.first)
        #expect(payload.envelope == "sns")
        #expect(payload.headers["apns-priority"]?.value == "5")
        #expect(
            payload.headers["apns-priority"]?.node.pointer.description
                == "/MessageAttributes/AWS.SNS.MOBILE.APNS.PRIORITY/StringValue")
        let key = try #require(payload.root["aps"]?.member("x")?.key)
        #expect(key.pointer.description == "/Message/APNS/aps/x")
        let range = key.rangeInFile
        #expect(String(decoding: Array(text.utf8)[range], as: UTF8.self).hasPrefix(#"\\\"x"#))
        #expect(LineTable(key.tree.file.bytes).position(of: range.lowerBound).line == 2)
    }

    @Test("A batch for SNS holds several messages, each with the headers of its own attributes")
    func publishedBatch() throws {
        let message = #""{\"APNS\": \"{\\\"aps\\\": {}}\"}""#
        let attributes = #"{"AWS.SNS.MOBILE.APNS.PUSH_TYPE": {"StringValue": "background"}}"#
        let text =
            #"{"PublishBatchRequestEntries": [{"MessageStructure": "json", "Message": \#(message)}, "#
            + #"{"MessageStructure": "json", "Message": \#(message), "MessageAttributes": \#(attributes)}]}"#
        #expect(
            try EnvelopeTests.carried(text) == [
                "sns: ? at /PublishBatchRequestEntries/0/Message/APNS",
                "sns: background at /PublishBatchRequestEntries/1/Message/APNS",
            ])
    }

    @Test("The payloads of each form, with push type and place", arguments: forms)
    func payloads(_ form: Form) throws {
        #expect(try EnvelopeTests.carried(form.text) == form.payloads)
    }

    @Test(
        "What is no payload",
        arguments: [
            "{}", "[]", "7", "null", #""aps""#, #"{"alert": "A"}"#, #"{"data": {"aps": {}}}"#, #"[{"a": 1}]"#,
            #"{"payload": {"a": 1}}"#, #"{"message": "A"}"#,
            #"{"to": "a@example.com", "notification": {"title": "A"}}"#,
            #"{"message": {"topic": "orders", "data": {"id": 1}, "offset": 7}}"#, #"{"message": {"data": {}}}"#,
            #"{"contents": {"en": "A"}}"#, #"{"app_id": "a", "data": {}}"#, #"{"data": {"alert": "A"}, "id": 1}"#,
            #"{"notifications": [{"id": 1, "message": "A"}]}"#, #"{"messages": [{"id": 1}]}"#,
            #"{"messages": {"hello": "A"}}"#, #"{"platform": "apns", "body": "A"}"#,
            #"{"TopicArn": "a", "Message": "A"}"#,
            #"{"audience": "all", "notification": {"alert": "A"}}"#, #"{"to": ["Mina"], "body": "A"}"#,
            #"[[{"aps": {}}]]"#, #"{"token": "t", "notification": {"title": "A"}, "user": 7}"#,
            #"{"topic": "a", "notification": {"id": 1}}"#,
        ])
    func nothing(text: String) throws {
        #expect(try EnvelopeTests.carried(text) == nil)
    }

    @Test("In an SNS message a string that is no JSON is a fault, and what is no payload is not carried")
    func misfits() throws {
        let text = #"{"APNS": {"aps": {}}, "APNS_SANDBOX": "[1]", "APNS_VOIP": "{\"aps\":", "APNS_VOIP_SANDBOX": 7}"#
        let root = try JSONParser.parse(Source(name: "a.json", text: text)).root
        let contents = try #require(Envelopes.contents(of: root))
        #expect(contents.payloads.map(\.root.pointer.description) == ["/APNS"])
        #expect(contents.faults.map(\.host.pointer.description) == ["/APNS_VOIP"])
    }

    @Test("A place in an escaped payload is one of the outer file: line, column and pointer")
    func escapedPlace() throws {
        let text = "{\n  \"APNS\": \"{\\\"aps\\\":{\\\"alert\\\":\\\"\\u00e9\\\",\\\"x\\\":1}}\"\n}"
        let root = try JSONParser.parse(Source(name: "a.json", text: text)).root
        let payload = try #require(Envelopes.contents(of: root)?.payloads.first)
        let value = try #require(payload.root["aps"]?.member("x")?.key)
        let range = value.rangeInFile
        let bytes = Array(text.utf8)
        #expect(String(decoding: bytes[range], as: UTF8.self).hasPrefix("\\\"x"))
        let position = LineTable(value.tree.file.bytes).position(of: range.lowerBound)
        #expect(position.line == 2)
        #expect(position.column == 43)
        #expect(value.pointer.description == "/APNS/aps/x")
    }
}
