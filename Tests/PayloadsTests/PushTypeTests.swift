import Payloads
import SourceTree
import Testing

/// For which push type a payload is meant: what somebody says goes before what its keys tell.
@Suite struct PushTypeTests {
    static func assumption(_ text: String, _ headers: [(String, String)] = []) throws -> PushTypeAssumption {
        let root = try JSONParser.parse(Source(name: "a.json", text: text)).root
        var all = Headers()
        for (name, value) in headers { all.set(Headers.Header(name: name, value: value, origin: "--header")) }
        return Payload(CarriedPayload(root: root, envelope: "payload"), headers: all).assumption
    }

    @Test(
        "Told from the keys",
        arguments: [
            (#"{"aps": {"alert": "A"}}"#, PushType.alert), (#"{"aps": {"badge": 0}}"#, .alert),
            (#"{"aps": {"sound": "default"}}"#, .alert), (#"{"aps": {"content-available": 1}}"#, .background),
            (#"{"aps": {"content-available": 1, "alert": "A"}}"#, .alert),
            (#"{"aps": {"content-available": 1, "sound": ""}}"#, .background),
            (#"{"aps": {"event": "update", "content-state": {}}}"#, .liveactivity),
            (#"{"aps": {"event": "start", "attributes-type": "A", "attributes": {}, "alert": {}}}"#, .liveactivity),
            (#"{"aps": {"event": "update", "attributes": {}}}"#, .nowplaying),
            (#"{"aps": {"content-changed": true}}"#, .widgets), (#"{"mdm": "x"}"#, .mdm),
            (#"{"container-identifier": "x"}"#, .fileprovider), (#"{"aps": {}, "mdm": "x"}"#, .mdm),
            (#"{"aps": {}}"#, nil), (#"{"a": 1}"#, nil),
        ] as [(String, PushType?)])
    func guessed(text: String, pushType: PushType?) throws {
        let assumption = try PushTypeTests.assumption(text)
        #expect(assumption.pushType == pushType)
        #expect(!assumption.isStated)
    }

    @Test(
        "Told by the topic, whatever the keys look like",
        arguments: [
            ("com.example.app.voip", PushType.voip), ("com.example.app.voip-ptt", .pushtotalk),
            ("com.example.app.push-type.liveactivity", .liveactivity), ("com.example.app.push-type.widgets", .widgets),
            ("com.example.app.push-type.controls", .controls), ("com.example.app.push-type.nowplaying", .nowplaying),
            ("com.example.app.pushkit.fileprovider", .fileprovider), ("com.example.app.complication", .complication),
            ("com.example.app.location-query", .location),
        ])
    func topics(topic: String, pushType: PushType) throws {
        let assumption = try PushTypeTests.assumption(#"{"aps": {"alert": "A"}}"#, [("apns-topic", topic)])
        #expect(assumption.pushType == pushType)
        #expect(assumption.isStated)
    }

    @Test("An app whose bundle identifier ends like a suffix has topics of all kinds")
    func bundleID() throws {
        let root = try JSONParser.parse(Source(name: "a.json", text: #"{"aps": {"alert": "A"}}"#)).root
        let carried = CarriedPayload(root: root, envelope: "payload")
        for (topic, pushType) in [
            ("a.voip", PushType.alert), ("a.voip.voip", .voip), ("a.voip.complication", .complication),
        ] {
            var headers = Headers()
            headers.set(Headers.Header(name: "apns-topic", value: topic, origin: "--header"))
            #expect(Payload(carried, headers: headers, bundleID: "a.voip").pushType == pushType)
        }
    }

    @Test("The header goes before the topic, and its name counts in any case")
    func header() throws {
        let assumption = try PushTypeTests.assumption(
            #"{"aps": {"alert": "A"}}"#, [("apns-topic", "a.voip"), ("Apns-Push-Type", "background")])
        #expect(assumption.pushType == .background)
        #expect(assumption.isStated)
    }

    @Test("A bundle's plain name and an unknown push type say nothing")
    func unknown() throws {
        #expect(
            try PushTypeTests.assumption(#"{"aps": {"alert": "A"}}"#, [("apns-topic", "a.voipster")]).pushType == .alert
        )
        let misspelt = try PushTypeTests.assumption(#"{"aps": {"alert": "A"}}"#, [("apns-push-type", "alerts")])
        #expect(misspelt.pushType == .alert)
        #expect(!misspelt.isStated)
    }

    @Test("All values that Apple lists for apns-push-type are known")
    func values() {
        #expect(
            Set(PushType.allCases.map(\.rawValue)) == [
                "alert", "background", "complication", "controls", "fileprovider", "liveactivity", "location", "mdm",
                "nowplaying", "pushtotalk", "voip", "widgets",
            ])
    }
}
