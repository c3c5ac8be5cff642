import JSONSchema
import SourceTree
import Testing

/// What a person reads: the value by its name, what was expected, what stands there.
@Suite struct ViolationMessageTests {
    @Test("A wrong type names the types allowed and the value")
    func types() throws {
        let schema = try Judgement("properties: {badge: {type: [integer, 'null']}, args: {items: {type: string}}}")
        #expect(
            try schema.messages(#"{"badge": "3"}"#) == [#"`badge` must be an integer or null, but is the string "3"."#])
        #expect(
            try schema.messages(#"{"args": ["a", 2]}"#) == ["Item 2 of `args` must be a string, but is the number `2`."]
        )
        #expect(try Judgement("type: object").messages("[]") == ["The value must be an object, but is an empty array."])
    }

    @Test("An unknown value of an enum is told the nearest one, or that its quotes are wrong")
    func enumerations() throws {
        let schema = try Judgement("properties: {level: {enum: [active, passive, critical]}, flag: {enum: [0, 1]}}")
        #expect(
            try schema.messages(#"{"level": "Actve"}"#) == [
                #"`level` must be "active", "passive" or "critical", but is the string "Actve". Did you mean "active"?"#
            ])
        #expect(
            try schema.messages(#"{"flag": "1"}"#) == [
                #"`flag` must be `0` or `1`, but is the string "1". It must stand without quotes."#
            ])
    }

    @Test("An unexpected property is shown at its key, with the one that was meant, or those that are allowed")
    func unexpectedProperties() throws {
        let schema = try Judgement("{properties: {title: {}, body: {}}, additionalProperties: false}")
        let violation = try #require(try schema.violations(#"{"titel": 1}"#).first)
        #expect(violation.message == "The property `titel` is not expected here. Did you mean `title`?")
        #expect(violation.place.text == "titel")
        #expect(violation.place.range == 1..<8)
        #expect(violation.keyword == "additionalProperties")
        #expect(violation.schemaPlace.pointer.description == "/additionalProperties")
        #expect(
            try schema.messages(#"{"x": 1}"#) == [
                "The property `x` is not expected here. Allowed are `title` and `body`."
            ])
    }

    @Test("A property left over by unevaluatedProperties is told the names of all parts of the schema")
    func unevaluatedProperties() throws {
        let schema = try Judgement(
            "{allOf: [{properties: {client_id: {}}}], properties: {uuid: {}}, unevaluatedProperties: false}")
        #expect(
            try schema.messages(#"{"clientId": 1}"#) == [
                "The property `clientId` is not expected here. Did you mean `client_id`?"
            ])
    }

    @Test("A missing property is named, and one that may be meant for it")
    func required() throws {
        let schema = try Judgement("{required: [message_uuid, id]}")
        #expect(
            try schema.messages(#"{"messageUUID": "", "id": 1}"#) == [
                "The value lacks the required property `message_uuid`. There is `messageUUID`; did you mean "
                    + "`message_uuid`?"
            ])
    }

    @Test(
        "Bounds say what is wanted and what is there",
        arguments: [
            ("minimum: 1", "0", "The value must be at least 1, but is the number `0`."),
            ("exclusiveMaximum: 1.5", "1.50", "The value must be less than 1.5, but is the number `1.50`."),
            ("multipleOf: 0.01", "0.015", "The value must be a multiple of 0.01, but is the number `0.015`."),
            ("minLength: 1", #""""#, "The value must not be empty."),
            ("maxLength: 2", #""añ😀""#, "The value must have at most 2 characters, but has 3."),
            ("minItems: 2", "[1]", "The value must have at least 2 items, but has 1."),
            ("maxProperties: 1", #"{"a":1,"b":2}"#, "The value must have at most 1 property, but has 2."),
            ("pattern: '^a'", #""b""#, #"The value must match the pattern `^a`, but is the string "b"."#),
            (
                "uniqueItems: true", "[1, 2, 1.0]",
                "The value must not hold the same item twice, but items 1 and 3 are equal (`1.0`)."
            ),
            (
                "contains: {type: string}", "[1]",
                "The value must hold at least 1 item as `contains` describes, but holds none."
            ),
            ("{prefixItems: [{}], items: false}", "[1, 2]", "The value must have at most 1 item, but has 2."),
            ("properties: {a: false}", #"{"a": 1}"#, "`a` is not allowed here."),
            ("not: {required: [a, b]}", #"{"a":1,"b":1}"#, "The value must not have `a` and `b` together."),
            (
                "dependentRequired: {a: [b]}", #"{"a":1}"#,
                "The value lacks the property `b`, which must stand where `a` does."
            ),
            ("propertyNames: {maxLength: 1}", #"{"ab":1}"#, "The name `ab` must have at most 1 character, but has 2."),
            (
                "format: uuid", #""1""#,
                #"The value must be a UUID such as `f81d4fae-7dec-11d0-a765-00a0c91e6bf6`, but is the string "1"."#
            ),
        ])
    func bounds(schema: String, value: String, message: String) throws {
        #expect(try Judgement(schema).messages(value) == [message])
    }

    @Test("Every violation is reported, in the order of the value's parts")
    func all() throws {
        let schema = try Judgement("properties: {a: {type: string}, b: {type: string}, c: {type: string}}")
        let places = try schema.violations(#"{"c": 1, "a": 2, "b": "", "d": 3}"#).map { $0.place.pointer.description }
        #expect(places == ["/c", "/a"])
    }

    @Test("A place is told in the file that carries the value as a string")
    func embedded() throws {
        let outer = try JSONParser.parse(Source(name: "sns.json", text: #"{"Message": "{\"a\": 1}"}"#))
        let host = try #require(outer.root["Message"])
        let (bytes, embedding) = try #require(Embedding.text(of: host))
        let inner = try JSONParser.parse(Source(name: "sns.json", bytes: bytes)).embedded(embedding)
        let violations = try Judgement("properties: {a: {type: string}}").schema.violations(of: inner.root)
        #expect(violations.map { $0.place.rangeInFile } == [21..<22])
        #expect(violations.map(\.message) == ["`a` must be a string, but is the number `1`."])
    }
}
