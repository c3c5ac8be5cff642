import Testing

@testable import SourceTree

@Suite struct YAMLParserTests {
    private func json(_ text: String) throws -> String {
        try YAMLParser.parse(Source(name: "a.yml", text: text)).root.asJSON
    }

    @Test(
        "Plain scalars mean what YAML 1.2's core schema says",
        arguments: [
            ("null", "null"), ("Null", "null"), ("NULL", "null"), ("~", "null"), ("nULL", "\"nULL\""),
            ("true", "true"), ("True", "true"), ("TRUE", "true"), ("tRUE", "\"tRUE\""),
            ("false", "false"), ("False", "false"), ("FALSE", "false"),
            ("no", "\"no\""), ("yes", "\"yes\""), ("on", "\"on\""), ("off", "\"off\""), ("y", "\"y\""), ("n", "\"n\""),
            ("No", "\"No\""), ("YES", "\"YES\""),
            ("0", "0"), ("42", "42"), ("-7", "-7"), ("+1", "1"), ("007", "7"), ("-0", "-0"),
            ("0o17", "15"), ("0xFf", "255"), ("0x", "\"0x\""), ("0o8", "\"0o8\""), ("0b1", "\"0b1\""),
            ("0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF", "340282366920938463463374607431768211455"),
            (".5", "0.5"), ("1.", "1"), ("1.50", "1.50"), ("-1.5e3", "-1.5e3"), ("1E+2", "1E+2"), ("1e", "\"1e\""),
            (".", "\".\""), ("-", "[null]"), ("+", "\"+\""), ("1.2.3", "\"1.2.3\""), ("12e03", "12e03"),
            ("2024-01-01", "\"2024-01-01\""), ("1_000", "\"1_000\""), ("12:30:45", "\"12:30:45\""),
            (".infinity", "\".infinity\""), ("190:20:30", "\"190:20:30\""),
        ])
    func plainScalar(written: String, meaning: String) throws {
        #expect(try json(written) == meaning)
    }

    @Test("Quoted and block scalars are strings, whatever they hold")
    func quotedScalars() throws {
        #expect(
            try json("[\"1\", 'true', \"null\", '~', \"a\\u00e9\\n\"]") == "[\"1\",\"true\",\"null\",\"~\",\"aé\n\"]")
        #expect(try json("a: |\n  1\n  2\nb: >-\n  3\n  4\n") == "{\"a\":\"1\n2\n\",\"b\":\"3 4\"}")
    }

    @Test("A map's key is text: Norwegian stays no, a number keeps its spelling")
    func keysAreText() throws {
        #expect(
            try json("no: a\n1: b\n1.0: c\ntrue: d\n'': e\n\"null\": f\n")
                == #"{"no":"a","1":"b","1.0":"c","true":"d","":"e","null":"f"}"#)
    }

    @Test(
        "Tags of the core schema turn a scalar's meaning",
        arguments: [
            ("!!str 1", "\"1\""), ("! 1", "\"1\""), ("!!int '3'", "3"), ("!!float 1", "1"), ("!!bool 'true'", "true"),
            ("!!null ''", "null"), ("!!map {a: 1}", "{\"a\":1}"), ("!!seq [a]", "[\"a\"]"), ("!!str", "\"\""),
            ("!<tag:yaml.org,2002:str> 1", "\"1\""), ("!!str\na: 1", "refused"), ("!!int 1.5", "refused"),
            ("!!bool yes", "refused"), ("!!map [a]", "refused"), ("!mine x", "refused"), ("!!binary aGk=", "refused"),
            ("!!set {a}", "refused"), ("!!float abc", "refused"), ("!!map", "refused"),
        ])
    func tag(written: String, meaning: String) {
        #expect(((try? json(written)) ?? "refused") == meaning)
    }

    @Test(
        "A text without a document is null", arguments: ["", "# only a remark\n", "\n\n", "---\n", "\u{FEFF}"])
    func emptyText(text: String) throws {
        #expect(try json(text) == "null")
    }

    @Test("Values that are left out are null, and keep the place behind their colon or dash")
    func missingValues() throws {
        let tree = try YAMLParser.parse(Source(name: "a.yml", text: "a:\nb:\n  -\n  - x\n"))
        #expect(tree.root.asJSON == #"{"a":null,"b":[null,"x"]}"#)
        let missing = try #require(tree.root["a"])
        #expect(missing.range == 2..<2)
    }

    @Test("Flow and block style, comments and CR LF give the same tree")
    func styles() throws {
        let block = "a:\r\n  - b: 1 # one\r\n    c: 2\r\n  - [x, y]\r\n"
        #expect(try json(block) == #"{"a":[{"b":1,"c":2},["x","y"]]}"#)
        #expect(try json("{a: [{b: 1, c: 2}, [x, y]]}") == #"{"a":[{"b":1,"c":2},["x","y"]]}"#)
        #expect(try json("[a: 1, b]") == #"[{"a":1},"b"]"#)
        #expect(try json("{a, b: }") == #"{"a":null,"b":null}"#)
        #expect(try json("? a\n: b\n") == #"{"a":"b"}"#)
    }

    @Test("Booleans and numbers of a YAML tree answer like those of a JSON tree")
    func accessors() throws {
        let root = try YAMLParser.parse(Source(name: "a.yml", text: "a: TRUE\nb: 0x10\nc: False\nd: +.5e1\n")).root
        #expect(root["a"]?.boolean == true)
        #expect(root["b"]?.integer == 16)
        #expect(root["c"]?.boolean == false)
        #expect(root["d"]?.integer == 5)
        #expect(root["a"]?.pointer.description == "/a")
        let json = try JSONParser.parse(Source(name: "a.json", text: #"{"d":5,"c":false,"b":16.0,"a":true}"#)).root
        #expect(root.hasSameValue(as: json))
    }

    @Test("JSON text is YAML text and gives the same values")
    func json() throws {
        let text = #"{"aps": {"alert": {"loc-args": ["a", 1, null, true]}, "badge": 0}, "ü": "\u00e9"}"#
        let asYAML = try YAMLParser.parse(Source(name: "a.json", text: text)).root
        let asJSON = try JSONParser.parse(Source(name: "a.json", text: text)).root
        #expect(asYAML.hasSameValue(as: asJSON))
        #expect(asYAML["ü"]?.string == "é")
    }

    @Test("Nesting up to the limit is read, one more is refused, and so are a hundred thousand")
    func depth() throws {
        let limit = JSONParser.maximumDepth
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        #expect(try json(nested(limit)) == nested(limit))
        for text in [
            nested(limit + 1), String(repeating: "[", count: 100_000), String(repeating: "- ", count: 100_000),
        ] {
            #expect(throws: SyntaxFault.self) { try json(text) }
        }
    }
}
