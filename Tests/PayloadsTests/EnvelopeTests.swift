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
        Form(#"{"token": "t", "apns": {"payload": {"aps": {"badge": 1}}}}"#, "fcm-admin: alert at /apns/payload"),
        Form(
            #"{"default": "A", "APNS": "{\"aps\":{\"alert\":\"A\"}}", "APNS_SANDBOX": "{\"aps\":{\"content-available\":1}}"}"#,
            "sns: alert at /APNS", "sns: background at /APNS_SANDBOX"),
        Form(#"{"APNS_VOIP": "{\"aps\":{\"alert\":\"A\"}}"}"#, "sns: voip at /APNS_VOIP"),
        Form(#"{"APNS": {"aps": {"alert": "A"}}}"#, "sns: alert at /APNS"),
        Form(
            #"[{"aps": {"alert": "A"}}, {"message": {"apns": {"payload": {"aps": {}}}}}, 7, {"x": 1}]"#,
            "payload: alert at /0", "fcm: ? at /1/message/apns/payload"),
    ]

    @Test("The payloads of each form, with push type and place", arguments: forms)
    func payloads(_ form: Form) throws {
        #expect(try EnvelopeTests.carried(form.text) == form.payloads)
    }

    @Test(
        "What is no payload",
        arguments: [
            "{}", "[]", "7", "null", #""aps""#, #"{"alert": "A"}"#, #"{"data": {"aps": {}}}"#, #"[{"a": 1}]"#,
            #"{"payload": {"a": 1}}"#, #"{"message": "A"}"#,
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
