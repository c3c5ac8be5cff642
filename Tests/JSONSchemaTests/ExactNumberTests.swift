import JSONSchema
import SourceTree
import Testing

/// Numbers are judged by their text, never by a rounded form.
@Suite struct ExactNumberTests {
    @Test(
        "What is valid, by exact arithmetic",
        arguments: [
            ("type: integer", "1.0", true), ("type: integer", "1e400", true), ("type: integer", "10e-1", true),
            ("type: integer", "1e-400", false), ("type: integer", "1.5", false),
            ("maximum: 9223372036854775807", "9223372036854775808", false),
            ("maximum: 9223372036854775807", "9223372036854775807.0", true),
            ("maximum: 0.1", "0.10000000000000000001", false), ("minimum: 0.1", "0.09999999999999999999", false),
            ("exclusiveMinimum: -1e400", "-1e400", false), ("exclusiveMinimum: -1e400", "-9.9e399", true),
            ("multipleOf: 0.01", "19.99", true), ("multipleOf: 0.1", "1e308", true),
            ("multipleOf: 7", "1e400", false), ("multipleOf: 8", "1e400", true),
            ("multipleOf: 3", "111111111111111111111111111111", true),
            ("multipleOf: 3", "111111111111111111111111111112", false),
            ("multipleOf: 12345678901234567890123", "24691357802469135780246", true),
            ("const: 1", "1.00", true), ("const: 100", "1e2", true), ("const: 1e0000000001", "10", true),
            ("enum: [1.5, 12345678901234567890123]", "12345678901234567890123.0", true),
            ("const: 9007199254740993", "9007199254740992", false), ("const: 0", "-0.0", true),
        ])
    func numbers(schema: String, value: String, isValid: Bool) throws {
        #expect(try Judgement(schema).accepts(value) == isValid)
    }

    @Test(
        "Division is exact for numbers of any length",
        arguments: [
            ("0", "3", true), ("3", "0", false), ("-9", "3", true), ("9", "-3", true), ("0.3", "0.1", true),
            ("1", "0.3", false), ("1e2147483647", "7", false), ("1e2147483647", "16", true), ("4", "10", false),
            ("100", "1e3", false), ("5000", "1e3", true),
        ])
    func multiples(value: String, divisor: String, isMultiple: Bool) throws {
        let number = try #require(ExactNumber(value))
        #expect(number.isMultiple(of: try #require(ExactNumber(divisor))) == isMultiple)
    }

    @Test("Items are unique by value, in few and in many")
    func uniqueItems() throws {
        let schema = try Judgement("uniqueItems: true")
        #expect(try !schema.accepts("[1, 1.0]"))
        #expect(try !schema.accepts(#"[{"a": 1, "b": 2}, {"b": 2.0, "a": 1}]"#))
        #expect(try schema.accepts(#"[1, true, "1", [1], {"a": 1}, null, false, 0, ""]"#))
        let many = (0..<500).map { #"{"n": \#($0), "m": [\#($0)]}"# }
        #expect(try schema.accepts("[" + many.joined(separator: ",") + "]"))
        #expect(try !schema.accepts("[" + (many + [#"{"m": [17.0], "n": 1.7e1}"#]).joined(separator: ",") + "]"))
        #expect(try !schema.accepts("[" + (many + ["12e-1", "1.2"]).joined(separator: ",") + "]"))
    }

    @Test("Objects of many members are equal whatever their order")
    func largeObjects() throws {
        let members = (0..<200).map { #""k\#($0)": \#($0)"# }
        let schema = try Judgement("const: {\(members.joined(separator: ", "))}")
        #expect(try schema.accepts("{\(members.reversed().joined(separator: ","))}"))
        #expect(try !schema.accepts("{\(members.dropLast().joined(separator: ","))}"))
        #expect(try !schema.accepts("{\((members.dropLast() + [#""k199": 0"#]).joined(separator: ","))}"))
    }
}
