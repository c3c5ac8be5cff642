import Payloads
import SourceTree
import Testing

/// Names of headers compare without regard to case (RFC 9110, section 5.1).
@Suite struct HeadersTests {
    @Test("A header is found by its name in any case")
    func lookUp() {
        var headers = Headers()
        headers.set(Headers.Header(name: "APNS-Priority", value: "5", origin: "--header"))
        #expect(headers["apns-priority"]?.value == "5")
        #expect(headers["apns-topic"] == nil)
    }

    @Test("A header takes the place of one of the same name")
    func replacing() {
        var headers = Headers()
        headers.set(Headers.Header(name: "apns-priority", value: "5", origin: "--header"))
        headers.set(Headers.Header(name: "Apns-Priority", value: "10", origin: "--header"))
        #expect(headers.all.map(\.value) == ["10"])
    }

    @Test("Of an object the scalars are read, numbers as they are written")
    func object() throws {
        let text = #"{"apns-priority": 10, "apns-expiration": 0, "apns-topic": "a.b", "x": {}, "y": []}"#
        let headers = Headers(try JSONParser.parse(Source(name: "a", text: text)).root)
        #expect(headers.all.map(\.value) == ["10", "0", "a.b"])
        #expect(headers["apns-topic"]?.node.pointer.description == "/apns-topic")
    }

    @Test("Of an object, names that differ in case only are the same header")
    func repeated() throws {
        let text = #"{"apns-priority": "10", "Apns-Priority": "5", "apns-topic": "a"}"#
        let headers = Headers(try JSONParser.parse(Source(name: "a", text: text)).root)
        #expect(headers.repeated.map(\.value) == ["5"])
        #expect(headers["apns-priority"]?.value == "5")
    }

    @Test("What the envelope says goes before what is said from outside")
    func filling() throws {
        var own = Headers()
        own.set(Headers.Header(name: "apns-priority", value: "5", origin: "--header"))
        var others = Headers()
        others.set(Headers.Header(name: "apns-priority", value: "10", origin: "--header"))
        others.set(Headers.Header(name: "apns-topic", value: "a.b", origin: "--header"))
        let joined = own.filled(from: others)
        #expect(joined["apns-priority"]?.value == "5")
        #expect(joined["apns-topic"]?.value == "a.b")
    }
}
