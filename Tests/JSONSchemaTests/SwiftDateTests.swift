import JSONSchema
import Testing

/// `swift-date`: seconds since 2001-01-01, told apart from Unix time. The present is 2026-05-28.
@Suite struct SwiftDateTests {
    private let schema: Judgement

    init() throws {
        schema = try Judgement(
            "properties: {endDate: {format: swift-date}}", options: SchemaOptions(now: 1_780_000_000))
    }

    @Test("Seconds since 2001 are good", arguments: ["801692800", "801692800.25", "0", "-5", "8.016928e8"])
    func good(value: String) throws {
        #expect(try schema.accepts(#"{"endDate": \#(value)}"#))
    }

    @Test("A number near the present in Unix seconds is off by 31 years")
    func unixSeconds() throws {
        #expect(
            try schema.messages(#"{"endDate": 1780000000}"#) == [
                "`endDate` looks like Unix time in seconds; read by Swift's default decoder, which counts seconds since "
                    + "2001-01-01 UTC, the date will be off by 31 years. To mend it, subtract 978307200."
            ])
    }

    @Test("The window is ten years to either side, in Unix seconds")
    func window() throws {
        let tenYears = 315_569_520
        for (value, isValid) in [
            (1_780_000_000 - tenYears, false), (1_780_000_000 - tenYears - 1, true),
            (1_780_000_000 + tenYears, false), (1_780_000_000 + tenYears + 1, true),
        ] {
            #expect(try schema.accepts(#"{"endDate": \#(value)}"#) == isValid)
        }
    }

    @Test("Unix milliseconds are told to be divided")
    func milliseconds() throws {
        let message = try #require(try schema.messages(#"{"endDate": 1780000000000}"#).first)
        #expect(message.contains("Unix time in milliseconds"))
        #expect(message.hasSuffix("divide by 1000 and subtract 978307200."))
    }

    @Test("A text fails to decode; an ISO 8601 date is named as such")
    func texts() throws {
        #expect(
            try schema.messages(#"{"endDate": "2026-05-28T12:00:00Z"}"#) == [
                "`endDate` is an ISO 8601 date in text: decoding will fail. Swift's default decoder reads a `Date` from "
                    + "a number of seconds since 2001-01-01 UTC."
            ])
        #expect(
            try schema.messages(#"{"endDate": "801692800"}"#).first?.hasPrefix(
                #"`endDate` is the string "801692800": decoding will fail."#) == true)
    }

    @Test("Without assertion, the format refuses nothing")
    func annotation() throws {
        let options = SchemaOptions(assertsFormats: false, now: 1_780_000_000)
        #expect(try Judgement("format: swift-date", options: options).accepts("1780000000"))
    }
}
