import Testing

@testable import Linting

/// What fixes do to JSON: the right thing is there afterwards, and all else is as it was written.
@Suite struct JSONFixTests {
    @Test(
        "Keys and values are put right where they stand",
        arguments: [
            FixCase(
                "a misspelt key", #"{"aps": {"alert": "Hi", "threadID" : "a"}}"#,
                #"{"aps": {"alert": "Hi", "thread-id" : "a"}}"#),
            FixCase(
                "a misspelt flag with a text, which both rules flag",
                #"{"aps": {"alert": "Hi", "mutable_content":"1"}}"#,
                #"{"aps": {"alert": "Hi", "mutable-content":1}}"#),
            FixCase(
                "a flag that is true", #"{"aps": {"alert": "Hi", "mutable-content": true}}"#,
                #"{"aps": {"alert": "Hi", "mutable-content": 1}}"#),
            FixCase(
                "content-available as true, and as a text",
                #"[{"aps":{"content-available":true}},{"aps":{"content-available":"1"}}]"#,
                #"[{"aps":{"content-available":1}},{"aps":{"content-available":1}}]"#),
            FixCase(
                "a badge in a text", #"{"aps": {"alert": "Hi", "badge": "3"}}"#,
                #"{"aps": {"alert": "Hi", "badge": 3}}"#),
            FixCase(unchanged: "a badge that is no number", #"{"aps": {"alert": "Hi", "badge": "03"}}"#),
            FixCase(
                "one of Apple's words in another spelling",
                #"{"aps": {"alert": "Hi", "interruption-level": "time_sensitive"}}"#,
                #"{"aps": {"alert": "Hi", "interruption-level": "time-sensitive"}}"#),
            FixCase(
                "the flag that is a boolean", #"{"aps": {"content-changed": 1}}"#,
                #"{"aps": {"content-changed": true}}"#),
            FixCase(
                "milliseconds, and a flag",
                #"{"aps": {"timestamp": 1790000000123, "event": "start", "content-state": {}, "attributes-type": "A", "attributes": {}, "alert": {"title": "A", "body": "B"}, "input-push-token": true}}"#,
                #"{"aps": {"timestamp": 1790000000, "event": "start", "content-state": {}, "attributes-type": "A", "attributes": {}, "alert": {"title": "A", "body": "B"}, "input-push-token": 1}}"#
            ),
            FixCase(
                unchanged: "what the Admin SDK takes",
                #"{"token": "t", "apns": {"payload": {"aps": {"alert": "A", "sound": {"critical": true, "name": "b"}}}}}"#
            ),
            FixCase(
                "numbers among arguments", #"{"aps":{"alert":{"loc-key":"A","loc-args":[ 90, "x",-1.5 ]}}}"#,
                #"{"aps":{"alert":{"loc-key":"A","loc-args":[ "90", "x","-1.5" ]}}}"#),
            FixCase(
                "arguments written as a text",
                #"{"aps": {"alert": {"loc-key": "A", "loc-args": "[\"Mina\", \"\u00e9\\n\"]"}}}"#,
                #"{"aps": {"alert": {"loc-key": "A", "loc-args": ["Mina", "é\n"]}}}"#),
        ])
    func inPlace(_ example: FixCase) throws { try example.check(fileName: "payload.json") }

    @Test(
        "A member that moves takes its comma along",
        arguments: [
            FixCase(
                "the first", #"{"aps": {"order": 1, "alert": "Hi"}}"#, #"{"aps": {"alert": "Hi"}, "order": 1}"#),
            FixCase(
                "one in the middle", #"{"aps": {"alert": "Hi", "order": 1, "badge": 2}}"#,
                #"{"aps": {"alert": "Hi", "badge": 2}, "order": 1}"#),
            FixCase(
                "the last", #"{"aps": {"alert": "Hi", "order": 1}, "id": 7}"#,
                #"{"aps": {"alert": "Hi"}, "id": 7, "order": 1}"#),
            FixCase("the only one", #"{"aps": { "order": 1 }}"#, #"{"aps": {}, "order": 1}"#),
            FixCase(
                "two neighbours", #"{"aps": {"a1": 1, "b1": 2, "alert": "Hi"}}"#,
                #"{"aps": {"alert": "Hi"}, "a1": 1, "b1": 2}"#),
            FixCase(
                "all of them", #"{"aps":{"a1":1,"b1":[2,3],"c1":{"d":4}}}"#,
                #"{"aps":{},"a1":1,"c1":{"d":4},"b1":[2,3]}"#),
            FixCase(
                "into an object that was empty", #"{"aps":{},"thread-id":"a"}"#, #"{"aps":{"thread-id":"a"}}"#),
            FixCase(
                "one in and one out", #"{"aps":{"order":1},"content_available":true}"#,
                #"{"aps":{"content-available":1},"order":1}"#),
            FixCase(
                "into the alert", #"{"aps": {"alert": {"body": "Hi"}, "launch_image": "a.png"}}"#,
                #"{"aps": {"alert": {"body": "Hi", "launch-image": "a.png"}}}"#),
            FixCase(
                "many lines, with the indentation of the new place",
                """
                {
                \t"aps": {
                \t\t"order": {
                \t\t\t"id": 1,

                \t\t\t"lines": [
                \t\t\t\t2
                \t\t\t]
                \t\t},
                \t\t"alert": "Hi"
                \t},
                \t"thread-id": "a"
                }

                """,
                """
                {
                \t"aps": {
                \t\t"alert": "Hi",
                \t\t"thread-id": "a"
                \t},
                \t"order": {
                \t\t"id": 1,

                \t\t"lines": [
                \t\t\t2
                \t\t]
                \t}
                }

                """),
            FixCase(
                "many lines with commas in front",
                """
                { "aps":
                  { "alert": "Hi"
                  , "order": 1
                  , "badge": 2
                  }
                , "id": 7
                }
                """,
                """
                { "aps":
                  { "alert": "Hi"
                  , "badge": 2
                  }
                , "id": 7
                , "order": 1
                }
                """),
            FixCase(
                "line ends of Windows",
                "{\r\n  \"aps\": {\r\n    \"alert\": \"Hi\",\r\n    \"order\": [\r\n      1\r\n    ]\r\n  }\r\n}\r\n",
                "{\r\n  \"aps\": {\r\n    \"alert\": \"Hi\"\r\n  },\r\n  \"order\": [\r\n    1\r\n  ]\r\n}\r\n"),
        ])
    func moves(_ example: FixCase) throws { try example.check(fileName: "payload.json") }

    @Test(
        "Inside the string of an SNS message the edits are escaped as it is, and the rest keeps its escapes",
        arguments: [
            FixCase(
                "one line", #"{"default": "x", "APNS": "{\"aps\":{\"alert\":\"H\u00e9\",\"mutableContent\":true}}"}"#,
                #"{"default": "x", "APNS": "{\"aps\":{\"alert\":\"H\u00e9\",\"mutable-content\":1}}"}"#),
            FixCase(
                "a member that moves, with escapes of both levels",
                #"{"APNS": "{\"aps\": {\"alert\": \"Hi\", \"or\u0064er\": \"\\u00e9\\\"\/\"}, \"a\": 1}"}"#,
                #"{"APNS": "{\"aps\": {\"alert\": \"Hi\"}, \"a\": 1, \"or\u0064er\": \"\\u00e9\\\"\/\"}"}"#),
            FixCase(
                "many lines",
                #"{"APNS": "{\n  \"aps\": {\n    \"alert\": \"Hi\",\n    \"order\": [\n      1\n    ]\n  }\n}"}"#,
                #"{"APNS": "{\n  \"aps\": {\n    \"alert\": \"Hi\"\n  },\n  \"order\": [\n    1\n  ]\n}"}"#),
        ])
    func insideStrings(_ example: FixCase) throws { try example.check(fileName: "payload.json") }

    @Test(
        "What is not certain is left to a person",
        arguments: [
            FixCase(
                unchanged: "the right key is there as well",
                #"{"aps": {"alert": "Hi", "threadID": "a", "thread-id": "b"}}"#),
            FixCase(
                unchanged: "two spellings of one key", #"{"aps": {"alert": "Hi", "threadID": "a", "thread_id": "b"}}"#),
            FixCase(unchanged: "a likely slip in an everyday word", #"{"aps": {"alert": "Hi", "bagde": 1}}"#),
            FixCase(unchanged: "the name is taken beside aps", #"{"aps": {"alert": "Hi", "order": 1}, "order": 2}"#),
            FixCase(unchanged: "an everyday word beside aps", #"{"aps": {"alert": "Hi"}, "sound": "bell.caf"}"#),
            FixCase(unchanged: "an alert's key, and no alert", #"{"aps": {"badge": 1}, "loc-key": "A"}"#),
            FixCase(
                unchanged: "numbers that are not shown as they are written",
                #"{"aps": {"alert": {"loc-key": "A", "loc-args": [1.50, 1e3, 12345678901234567]}}}"#),
            FixCase(
                unchanged: "a flag that is something else", #"{"aps": {"alert": "Hi", "mutable-content": "yes"}}"#),
        ])
    func uncertain(_ example: FixCase) throws { try example.check(fileName: "payload.json") }

    @Test("A fix that would lead to other findings is left out and told; the others are made")
    func refusals() throws {
        // Beside aps, the picture would be one that asks for an extension that does not run.
        let fixing = try Fixing(
            #"{"aps": {"alert": "Hi", "image-url": "https://example.com/a.jpg", "threadID": "a"}}"#)
        #expect(
            fixing.text == #"{"aps": {"alert": "Hi", "image-url": "https://example.com/a.jpg", "thread-id": "a"}}"#)
        #expect(fixing.result.refused.map(\.place.pointer) == ["/aps/image-url"])
        #expect(fixing.result.fixedCount == 1)
    }

    @Test("Many payloads in one file are all put right")
    func manyPayloads() throws {
        let wrong = #"{"aps": {"alert": "Hi", "order": 1, "threadID": "a"}, "mutable_content": true}"#
        let right = #"{"aps": {"alert": "Hi", "thread-id": "a", "mutable-content": 1}, "order": 1}"#
        let count = 300
        let fixing = try Fixing("[" + Array(repeating: wrong, count: count).joined(separator: ",\n") + "]")
        #expect(fixing.text == "[" + Array(repeating: right, count: count).joined(separator: ",\n") + "]")
    }
}
