import Testing

@testable import SourceTree

@Suite struct JSONParserTests {
    private func tree(_ text: String) throws -> Tree {
        try JSONParser.parse(Source(name: "a.json", text: text))
    }

    @Test("Every value and key knows its bytes, quotes and brackets included")
    func ranges() throws {
        let text = "{ \"ä😀\" : [ 1.5e3, -0 ,true,null ],\r\n\t\"b\\n\": {\"c\":\"\\ud83d\\ude00é\"} }"
        let root = try tree(text).root
        #expect(root.written == text)
        #expect(root.members.map(\.key.written) == ["\"ä😀\"", "\"b\\n\""])
        #expect(root.members.map(\.value.written) == ["[ 1.5e3, -0 ,true,null ]", "{\"c\":\"\\ud83d\\ude00é\"}"])
        #expect(root["ä😀"]?.elements.map(\.written) == ["1.5e3", "-0", "true", "null"])
        #expect(root["b\n"]?["c"]?.string == "😀é")
        #expect(root["b\n"].map { root.tree.place($0) } == "2:9")
    }

    @Test(
        "A document may be any value, however short",
        arguments: [
            ("1", NodeKind.number), ("0", .number), ("null", .null), ("\"\"", .string), ("[]", .array), ("{}", .object),
            (" \n true\t", .boolean), ("-0.0e-0", .number),
        ])
    func documents(text: String, kind: NodeKind) throws {
        #expect(try tree(text).root.kind == kind)
    }

    @Test("All escapes are decoded")
    func escapes() throws {
        let root = try tree(#""\"\\\/\b\f\n\r\t\u0041\u00e9\u20AC\uD83D\uDE00\u0000""#).root
        #expect(root.string.map { Array($0.unicodeScalars) } == Array("\"\\/\u{8}\u{C}\n\r\tAé€😀\0".unicodeScalars))
        #expect(root.equals("\"\\/\u{8}\u{C}\n\r\tAé€😀\0"))
    }

    @Test("Names are compared code unit by code unit: a decomposed é is another key")
    func codeUnits() throws {
        let root = try tree("{\"e\u{301}\": 1, \"\u{E9}\": 2}").root
        #expect(root.tree.irregularities.isEmpty)
        #expect(root["\u{E9}"]?.integer == 2)
        #expect(root["e\u{301}"]?.integer == 1)
    }

    @Test("Repeated keys are noted, also when only their escapes differ, and the last one counts")
    func duplicateKeys() throws {
        let root = try tree(#"{"a": 1, "\u0061": 2, "b": {"c": 1, "c": 2}}"#).root
        let found = root.tree.irregularities
        #expect(
            found == [
                Irregularity(kind: .duplicateKey(first: 1..<4), range: 9..<17),
                Irregularity(kind: .duplicateKey(first: 28..<31), range: 36..<39),
            ])
        #expect(root["a"]?.integer == 2)
    }

    @Test("Repeated keys are noted in large objects too")
    func manyKeys() throws {
        let members = (0..<200).map { "\"k\($0)\": \($0)" } + [#""\u006b7": 0"#]
        let root = try tree("{" + members.joined(separator: ",") + "}").root
        let first = try #require(root.members.first { $0.name == "k7" })
        #expect(root.tree.irregularities.map(\.kind) == [.duplicateKey(first: first.key.range)])
        #expect(root["k7"]?.integer == 0)
    }

    @Test("A byte order mark is noted and read over")
    func byteOrderMark() throws {
        let root = try tree("\u{FEFF}{\"a\": 1}").root
        #expect(root.tree.irregularities == [Irregularity(kind: .byteOrderMark, range: 0..<3)])
        #expect(root["a"].map { root.tree.place($0) } == "1:7")
    }

    @Test("Nesting up to the limit is read, one more is refused at its bracket, and so is very much more")
    func depth() throws {
        let limit = JSONParser.maximumDepth
        let deepest = String(repeating: "[", count: limit) + String(repeating: "]", count: limit)
        #expect(try tree(deepest).root.asJSON == deepest)
        for depth in [limit + 1, 1_000_000] {
            let fault = #expect(throws: SyntaxFault.self) { try tree(String(repeating: "[", count: depth)) }
            #expect(fault?.range == limit..<limit + 1)
        }
    }

    @Test("Numbers have no limit and keep their spelling")
    func numbers() throws {
        let root = try tree("[1e400, -0, 12345678901234567890123, 1.0, 1E+2, 0.1]").root
        #expect(root.elements.map(\.text) == ["1e400", "-0", "12345678901234567890123", "1.0", "1E+2", "0.1"])
        #expect(root.elements.map(\.integer) == [nil, 0, nil, 1, 100, nil])
    }
}
