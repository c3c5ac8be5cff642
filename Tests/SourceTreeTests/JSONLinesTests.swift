import SourceTree
import Testing

/// Files with one JSON text a line.
@Suite struct JSONLinesTests {
    @Test("Each line is read by itself, with places in the whole file")
    func places() throws {
        let text = "{\"é\": 1}\r\n\n  \n{\"a\": {\"b\": true}}\n"
        let lines = JSONLines(Source(name: "a.ndjson", text: text))
        #expect(lines.faults.isEmpty)
        #expect(lines.trees.map { $0.root.count } == [1, 1])
        let key = try #require(lines.trees.last?.root["a"]?.member("b")?.key)
        #expect(key.equals("b"))
        #expect(key.pointer.description == "/a/b")
        #expect(String(decoding: Array(text.utf8)[key.rangeInFile], as: UTF8.self) == "\"b\"")
        let position = LineTable(key.tree.file.bytes).position(of: key.rangeInFile.lowerBound)
        #expect(position.line == 4)
        #expect(position.column == 8)
    }

    @Test("A broken line is told of at its place, and the next one is read")
    func faults() throws {
        let text = "{\"a\": 1}\n{\"a\": 1,}\n{\"a\": 2}"
        let lines = JSONLines(Source(name: "a.ndjson", text: text))
        #expect(lines.trees.map { $0.root["a"]?.integer } == [1, 2])
        let fault = try #require(lines.faults.first)
        #expect(lines.faults.count == 1)
        #expect(String(decoding: Array(text.utf8)[fault.range], as: UTF8.self) == ",")
        #expect(fault.range.lowerBound == 16)
    }

    @Test("A message that names another place in the line says its column, whatever stands before the line")
    func messages() {
        for before in ["", "{}\n\n", "{}\r{}\n"] {
            let lines = JSONLines(Source(name: "a.ndjson", text: before + "{\"a\": 1"))
            #expect(lines.faults.last?.message.contains("The { at column 1 is still open") == true)
        }
    }

    @Test("A repeated key is noted where it stands in the whole file")
    func irregularity() throws {
        let lines = JSONLines(Source(name: "a.ndjson", text: "{}\n{\"a\": 1, \"a\": 2}"))
        let irregularity = try #require(lines.trees.last?.irregularities.first)
        #expect(irregularity.range == 12..<15)
        #expect(irregularity.kind == .duplicateKey(first: 4..<7))
    }

    @Test("A file without a line that holds anything has no texts and no faults", arguments: ["", "\n", " \r\n\t\n"])
    func empty(text: String) {
        let lines = JSONLines(Source(name: "a.ndjson", text: text))
        #expect(lines.trees.isEmpty)
        #expect(lines.faults.isEmpty)
    }
}
