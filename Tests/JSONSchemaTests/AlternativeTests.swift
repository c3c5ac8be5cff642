import JSONSchema
import Testing

/// Of an `anyOf` or `oneOf`, what helps is told, not everything.
@Suite struct AlternativeTests {
    @Test("Where all alternatives want another type, the types are put together")
    func types() throws {
        let schema = try Judgement("anyOf: [{type: string}, {type: object, required: [body]}]")
        #expect(try schema.messages("3") == ["The value must be a string or an object, but is the number `3`."])
    }

    @Test("The alternative of the value's type is explained")
    func rightType() throws {
        let schema = try Judgement("anyOf: [{type: string}, {type: object, properties: {body: {type: string}}}]")
        #expect(try schema.messages(#"{"body": 3}"#) == ["`body` must be a string, but is the number `3`."])
    }

    @Test("A constant in a property tells which alternative is meant, and all that is wrong with it is told")
    func discriminator() throws {
        let schema = try Judgement(
            """
            oneOf:
              - properties: {type: {const: parcel}, weight: {type: integer}, size: {type: string}}
              - properties: {type: {const: letter}, pages: {type: integer}}
            """)
        #expect(
            try schema.messages(#"{"type": "parcel", "weight": "2", "size": 1}"#) == [
                #"`weight` must be an integer, but is the string "2"."#,
                "`size` must be a string, but is the number `1`.",
            ])
        #expect(
            try schema.messages(#"{"type": "leter"}"#) == [
                #"`type` must be "parcel" or "letter", but is the string "leter". Did you mean "letter"?"#
            ])
    }

    @Test("Alternatives that ask for one property each are put together")
    func required() throws {
        let schema = try Judgement("anyOf: [{required: [loc-key]}, {required: [body]}]")
        #expect(try schema.messages("{}") == ["The value lacks the property `loc-key` or `body`."])
    }

    @Test("Of several alternatives that could be meant, the one that goes deepest is explained, with one error")
    func deepest() throws {
        let schema = try Judgement(
            """
            anyOf:
              - {required: [x]}
              - properties: {a: {properties: {b: {properties: {c: {type: string}}}}}}
            """)
        #expect(try schema.messages(#"{"a": {"b": {"c": 1}}}"#) == ["`c` must be a string, but is the number `1`."])
    }

    @Test("A value that matches two alternatives of oneOf is told which")
    func tooMany() throws {
        let schema = try Judgement("oneOf: [{type: integer}, {type: string}, {minimum: 2}]")
        #expect(
            try schema.messages("3") == [
                "The value must match only one of the 3 alternatives of `oneOf`, but matches number 1 and 3."
            ])
    }

    @Test("Values of several alternatives are listed once, with the nearest")
    func values() throws {
        let schema = try Judgement("anyOf: [{const: a-b}, {enum: [c-d, a-b]}, {type: integer}]")
        #expect(
            try schema.messages(#""A_B""#) == [
                #"The value must be "a-b" or "c-d", but is the string "A_B". Did you mean "a-b"?"#
            ])
    }
}
