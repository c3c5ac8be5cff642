import Testing

@testable import SourceTree

/// Lines are judged without a tree for each; those that need a closer look come out with their places.
@Suite struct JSONLineCheckTests {
    private func check(_ text: String, accepts: (TreeView) -> Bool = { _ in true }) -> JSONLineCheck {
        Array(text.utf8).withUnsafeBufferPointer { JSONLineCheck($0, accepts: accepts) }
    }

    @Test("Lines and texts are counted, blank lines among the lines only")
    func counts() {
        let result = check("{}\n\n \t\r\n[1]\r\n7")
        #expect(result.lines == 5)
        #expect(result.texts == 3)
        #expect(result.refused == [])
        #expect(check("").lines == 0)
    }

    @Test("What is broken, irregular or not accepted is refused, with its line and bytes")
    func refusals() {
        let text = "{\"a\": 1}\n{\"a\"\n{\"a\": 1, \"a\": 2}\n[\"x\"]\n"
        let result = check(text) { $0.kind(0) == .object }
        #expect(result.refused.map(\.number) == [2, 3, 4])
        let bytes = Array(text.utf8)
        #expect(result.refused.map { String(decoding: bytes[$0.range], as: UTF8.self) }.last == "[\"x\"]")
    }

    @Test("Each line is seen by itself, its escapes decoded and its numbers exact")
    func views() {
        var seen: [String] = []
        _ = check("[\"\\u00e9\\n\", 1.50]\n[\"plain\", 2]\n") { view in
            view.withText(1) { seen.append(String(decoding: $0, as: UTF8.self)) }
            seen.append(view.plainText(2).map { String(decoding: $0, as: UTF8.self) } ?? "")
            #expect(view.number(2) != nil)
            #expect(view.number(1) == nil)
            return true
        }
        #expect(seen == ["é\n", "1.50", "plain", "2"])
    }

    @Test("A refused line can be read by itself, with places in the whole text")
    func parse() throws {
        let source = Source(name: "a.ndjson", text: "{}\n{\"b\": 2}\n")
        let line = JSONLineCheck.Line(number: 1, range: 0..<8).moved(by: 3, lines: 1)
        #expect(line == JSONLineCheck.Line(number: 2, range: 3..<11))
        let tree = try JSONLines.parse(line, of: source)
        #expect(tree.root["b"].map { tree.place($0) } == "2:7")
    }

    @Test("Keys that stand twice are seen in objects of any size, also inside one another, and each once")
    func duplicateKeys() throws {
        for count in [3, 11, 12, 13, 40] {
            let members = (1..<count).map { "\"k\($0)\": {\"x\": 0, \"x\": 1}" } + ["\"k1\": 2"]
            let text = "{\(members.joined(separator: ", "))}"
            let tree = try JSONParser.parse(Source(name: "a.json", text: text))
            #expect(tree.irregularities.count == count, "of \(count) members")
            #expect(check(text).refused.count == 1)
        }
    }
}
