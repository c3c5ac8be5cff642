import Testing

/// Spectral's core functions, each with each option, and what stands beside them.
@Suite struct CoreFunctionTests {
    /// A function with its options, on the value at `$.v`, which is marked where it must be flagged.
    struct Check: Sendable, CustomTestStringConvertible {
        let function: String
        let options: String
        let value: String
        let phrase: String

        init(_ function: String, _ value: String, says phrase: String = "") {
            self.init(function, "", value, says: phrase)
        }

        init(_ function: String, _ options: String, _ value: String, says phrase: String = "") {
            self.function = function
            self.options = options
            self.value = value
            self.phrase = phrase
        }

        var testDescription: String { "\(function) {\(options)} on \(value)" }

        var asCase: LintCase {
            let count = value.filter { $0 == "↓" }.count
            let name = testDescription
            let payload = #"{"aps": {}, "v": \#(value)}"#
            let configuration = """
                extends: []
                rules:
                  r:
                    given: $.v
                    severity: error
                    then: {function: \(function), functionOptions: {\(options)}}
                """
            return count == 0
                ? LintCase(name, payload, configuration: configuration)
                : LintCase(
                    name, payload, configuration: configuration, repeated: "error: \(phrase)", times: count)
        }
    }

    static let presence: [Check] = [
        Check("truthy", "1"), Check("truthy", #""a""#), Check("truthy", "[]"), Check("truthy", "{}"),
        Check("truthy", "true"),
        Check("truthy", "↓0"), Check("truthy", "↓-0.0"), Check("truthy", #"↓"""#), Check("truthy", "↓null"),
        Check("truthy", "↓false"),
        Check("falsy", "0"), Check("falsy", "null"), Check("falsy", #""""#), Check("falsy", "false"),
        Check("falsy", "↓1"), Check("falsy", "↓[]"), Check("falsy", #"↓"no""#),
        Check("defined", "null"), Check("defined", "0"), Check("undefined", "↓null"), Check("undefined", "↓1"),
    ]

    static let texts: [Check] = [
        Check("enumeration", "values: [a, b]", #""a""#),
        Check("enumeration", "values: [active, passive]", #"↓"actve""#, says: "Did you mean “active”?"),
        Check("enumeration", "values: [1, 2]", "1.0"),
        Check("enumeration", "values: [1, true, null]", #"↓"1""#, says: "allowed are 1, true, null"),
        Check("enumeration", "values: [1]", "{}"),
        Check("pattern", "match: ^a", #""abc""#), Check("pattern", "match: b", #""abc""#),
        Check("pattern", "match: ^b", #"↓"abc""#, says: "must match"),
        Check("pattern", "match: /^A/i", #""abc""#),
        Check("pattern", "notMatch: c$", #"↓"abc""#, says: "must not match"),
        Check("pattern", "notMatch: ^c", #""abc""#), Check("pattern", "match: a", "7"),
        Check("pattern", #"match: '^\p{Lu}'"#, #"↓"é""#, says: "must match"),
        Check("length", "max: 3", #""abc""#), Check("length", "max: 3", #"↓"abcd""#, says: "at most 3"),
        Check("length", "min: 1", #"↓"""#, says: "at least 1"),
        Check("length", "max: 1", #"↓"😀""#, says: "2 UTF-16 units"),
        Check("length", "min: 1, max: 2", "[1, 2]"), Check("length", "max: 2", "↓[1, 2, 3]", says: "3 elements"),
        Check("length", "min: 1", "↓{}", says: "0 keys"), Check("length", "max: 5", "↓6", says: "more than 5"),
        Check("length", "max: 5", "5"), Check("length", "max: 5", "null"),
        Check("byteLength", "max: 2", #"↓"界""#, says: "3"), Check("byteLength", "max: 3", #""界""#),
        Check("count", "max: 1", "↓[1, 2]", says: "2 elements"), Check("count", "max: 1", #""ab""#),
        Check("range", "min: 0, max: 1", "0.5"), Check("range", "min: 0, max: 1", "↓1.01", says: "more than 1"),
        Check("range", "min: 0", "↓-1e-9", says: "less than 0"), Check("range", "max: 1", #""9""#),
    ]

    static let casings: [Check] = [
        Check("casing", "type: flat", #""abc""#), Check("casing", "type: flat", #"↓"aBc""#, says: "flat"),
        Check("casing", "type: camel", #""orderId2""#), Check("casing", "type: camel", #"↓"OrderId""#, says: "camel"),
        Check("casing", "type: camel", #"↓"order_id""#, says: "camel"),
        Check("casing", "type: camel", #"↓"orderID""#, says: "camel"),
        Check("casing", "type: pascal", #""OrderId""#), Check("casing", "type: pascal", #"↓"orderId""#, says: "pascal"),
        Check("casing", "type: kebab", #""thread-id""#),
        Check("casing", "type: kebab", #"↓"thread--id""#, says: "kebab"),
        Check("casing", "type: kebab", #"↓"-id""#, says: "kebab"), Check("casing", "type: cobol", #""THREAD-ID""#),
        Check("casing", "type: snake", #""thread_id""#),
        Check("casing", "type: snake", #"↓"thread-id""#, says: "snake"),
        Check("casing", "type: macro", #""THREAD_ID_2""#),
        Check("casing", "type: macro", #"↓"Thread_Id""#, says: "macro"),
        Check("casing", "type: macro, disallowDigits: true", #"↓"THREAD_2""#, says: "macro"),
        Check("casing", "type: camel, separator: {char: .}", #""push.newMessage""#),
        Check("casing", "type: camel, separator: {char: .}", #"↓".push""#, says: "camel"),
        Check("casing", "type: camel, separator: {char: ., allowLeading: true}", #"".push.new""#),
        Check("casing", "type: flat", #""""#), Check("casing", "type: flat", "7"),
    ]

    static let collections: [Check] = [
        Check("alphabetical", #"{"a": 1, "b": 2}"#),
        Check("alphabetical", #"{"a": 1, ↓"c": 3, "b": 2}"#, says: "“b” must stand before “c”"),
        Check("alphabetical", #"["a", "b"]"#), Check("alphabetical", #"[↓"b", "a"]"#, says: "before"),
        Check("alphabetical", "[2, 10]"), Check("alphabetical", #"↓[1, "a"]"#, says: "mixes"),
        Check("alphabetical", "keyedBy: n", #"[{"n": "a"}, {"n": "b"}]"#),
        Check("alphabetical", "keyedBy: n", #"[↓{"n": "b"}, {"n": "a"}]"#, says: "before"),
        Check("xor", "properties: [a, b]", #"{"a": 1}"#),
        Check("xor", "properties: [a, b]", "↓{}", says: "none is there"),
        Check("xor", "properties: [a, b]", #"↓{"a": 1, "b": null}"#, says: "“a” and “b” are there"),
        Check("xor", "properties: [a, b]", "7"),
        Check("or", "properties: [a, b]", #"{"b": null}"#),
        Check("or", "properties: [a, b]", #"↓{"c": 1}"#, says: "At least one"),
        Check("typedEnum", #"{"type": "string", "enum": ["a", ↓1]}"#, says: "a number"),
        Check("typedEnum", #"{"type": ["string", "null"], "enum": ["a", null]}"#),
        Check("typedEnum", #"{"enum": [1]}"#),
        Check("schema", "schema: {type: object, required: [a]}", #"{"a": 1}"#),
        Check("schema", "schema: {type: object, required: [a]}", "↓{}"),
        Check("schema", "schema: {items: {type: string}}", #"[↓1, 2]"#),
        Check("schema", "schema: {items: {type: string}}, allErrors: true", #"[↓1, ↓2]"#),
        Check("schema", "schema: {type: string}, dialect: auto", #""a""#),
    ]

    @Test("Whether something is there", arguments: presence)
    func presenceFunctions(_ check: Check) { check.asCase.check("r") }

    @Test("Texts and numbers", arguments: texts)
    func textFunctions(_ check: Check) { check.asCase.check("r") }

    @Test("Styles of names", arguments: casings)
    func casingFunction(_ check: Check) { check.asCase.check("r") }

    @Test("Objects and lists", arguments: collections)
    func collectionFunctions(_ check: Check) { check.asCase.check("r") }

    @Test(
        "A field that is missing",
        arguments: [
            ("truthy", "", true), ("defined", "", true), ("schema", "functionOptions: {schema: {}}", true),
            ("falsy", "", false),
            ("undefined", "", false), ("enumeration", "functionOptions: {values: [a]}", false),
            ("length", "functionOptions: {min: 1}", false), ("pattern", "functionOptions: {match: a}", false),
            ("casing", "functionOptions: {type: flat}", false), ("alphabetical", "", false), ("typedEnum", "", false),
            ("or", "functionOptions: {properties: [a, b]}", false),
            ("xor", "functionOptions: {properties: [a, b]}", false),
        ])
    func missingField(function: String, options: String, isFlagged: Bool) {
        let then = [("field: gone"), "function: \(function)", options].filter { !$0.isEmpty }.joined(separator: ", ")
        let lint = Lint(
            #"{"aps": {}, "v": {"a": 1}}"#,
            configuration: "extends: []\nrules: {r: {given: $.v, then: {\(then)}}}")
        #expect(lint.faultText == "")
        #expect(lint.findings.map(\.place.pointer) == (isFlagged ? ["/v"] : []), "\(function)")
    }

    /// A function with wrong options, and what the fault says; each stands in line 4.
    static let wrongOptions: [(String, String)] = [
        ("truthy, functionOptions: {a: 1}", "takes no options"), ("enumeration", "needs “values”"),
        ("enumeration, functionOptions: {values: a}", "needs “values”"),
        ("enumeration, functionOptions: {value: [a]}", "Did you mean “values”?"),
        ("pattern", "needs “match” or “notMatch”"),
        ("pattern, functionOptions: {match: 7}", "regular expression in a text"),
        ("pattern, functionOptions: {match: '('}", "no regular expression"),
        ("length", "needs “min” or “max”"), ("length, functionOptions: {min: a}", "“min” is a number"),
        ("length, functionOptions: {min: 3, max: 1}", "“max” is less than “min”"), ("range", "needs “min” or “max”"),
        ("count, functionOptions: {maximum: 1}", "Unknown option “maximum”"), ("byteLength", "needs “min” or “max”"),
        ("casing", "needs “type”"), ("casing, functionOptions: {type: camels}", "Did you mean “camel”?"),
        ("casing, functionOptions: {type: flat, disallowDigits: 1}", "true or false"),
        ("casing, functionOptions: {type: flat, separator: {char: ab}}", "one character"),
        ("casing, functionOptions: {type: flat, separator: {char: ., leading: true}}", "“allowLeading” only"),
        ("casing, functionOptions: {type: flat, separator: {char: ., allowLeading: 1}}", "true or false"),
        ("alphabetical, functionOptions: {keyedBy: 1}", "“keyedBy” is a text"), ("xor", "two or more"),
        ("or, functionOptions: {properties: [a]}", "two or more"),
        ("or, functionOptions: {properties: [1, 2]}", "list of texts"),
        ("schema", "needs “schema”"), ("schema, functionOptions: {schema: {type: strin}}", "Did you mean `string`?"),
        ("schema, functionOptions: {schema: {}, dialect: draft4}", "not supported"),
        ("schema, functionOptions: {schema: {}, allErrors: 1}", "true or false"),
        ("length, functionOptions: [1]", "mapping of option names"), ("trufy", "Did you mean “truthy”?"),
        ("unreferencedReusableObject", "Unknown function"),
    ]

    @Test("Wrong options are told of where they stand", arguments: wrongOptions)
    func wrongOption(function: String, phrase: String) {
        let lint = Lint(
            #"{"aps": {}}"#, configuration: "extends: []\nrules:\n  r: {given: $,\n    then: {function: \(function)}}")
        #expect(lint.faults.count >= 1, "\(function) was taken")
        #expect(lint.faults.allSatisfy { $0.start.line == 4 && $0.file == ".pushlint.yml" })
        #expect(lint.faultText.contains(phrase), "\(lint.faultText)")
    }
}
