import Testing

@testable import SourceTree

@Suite struct LineTableTests {
    private func place(_ text: String, _ offset: Int) -> Position {
        LineTable(Array(text.utf8)).position(of: offset)
    }

    @Test("LF, CR LF and a lone CR each end one line")
    func lineEnds() {
        let text = "a\nb\r\nc\rd\n\re"
        let table = LineTable(Array(text.utf8))
        #expect(table.lineCount == 6)
        #expect((1...6).map { table.byteRange(ofLine: $0) } == [0..<1, 2..<3, 5..<6, 7..<8, 9..<9, 10..<11])
        #expect(table.position(of: 5) == Position(line: 3, column: 1))
        #expect(table.position(of: 7) == Position(line: 4, column: 1))
        #expect(table.position(of: 10) == Position(line: 6, column: 1))
    }

    @Test("Where each line holds a text, only LF ends one, and a byte order mark is a character of it")
    func onlyLineFeeds() {
        let source = Source(name: "a.ndjson", bytes: Array("\u{FEFF}a\rb\nc\r\nd".utf8), holdsLines: true)
        let table = LineTable(source)
        #expect(table.lineCount == 3)
        #expect(table.position(of: 3) == Position(line: 1, column: 2))
        #expect(table.position(of: 5) == Position(line: 1, column: 4))
        #expect(table.position(of: 7) == Position(line: 2, column: 1))
        #expect(table.position(of: 10) == Position(line: 3, column: 1))
    }

    @Test("The line end itself belongs to the line that it ends")
    func insideLineEnd() {
        #expect(place("ab\r\nc", 2) == Position(line: 1, column: 3))
        #expect(place("ab\r\nc", 3) == Position(line: 1, column: 4))
        #expect(place("ab\r\nc", 4) == Position(line: 2, column: 1))
    }

    @Test("Columns count Unicode scalars, whatever their length in bytes or their width")
    func columns() {
        let text = "é界😀x\n👍🏽y"
        #expect(place(text, 2).column == 2)
        #expect(place(text, 5).column == 3)
        #expect(place(text, 9).column == 4)
        #expect(place(text, 19) == Position(line: 2, column: 3))
    }

    @Test("A byte order mark is no column, and an offset past the end is the end")
    func edges() {
        #expect(place("\u{FEFF}a", 0) == Position(line: 1, column: 1))
        #expect(place("\u{FEFF}a", 3) == Position(line: 1, column: 1))
        #expect(place("\u{FEFF}a", 4) == Position(line: 1, column: 2))
        #expect(place("a\n", 99) == Position(line: 2, column: 1))
        #expect(place("a", -1) == Position(line: 1, column: 1))
        #expect(place("", 0) == Position(line: 1, column: 1))
        #expect(LineTable([]).byteRange(ofLine: 1) == 0..<0)
    }

    @Test("Positions are ordered by line, then by column")
    func order() {
        #expect(Position(line: 1, column: 9) < Position(line: 2, column: 1))
        #expect(Position(line: 2, column: 1) < Position(line: 2, column: 2))
    }

    @Test("Columns in a line of many thousand characters are counted as in a short one")
    func longLines() {
        let text = "short\n" + String(repeating: "aé😀", count: 3000) + "\nend"
        let bytes = Array(text.utf8)
        let table = LineTable(bytes)
        var expected = Position(line: 1, column: 1)
        var offset = 0
        for scalar in text.unicodeScalars {
            #expect(table.position(of: offset) == expected)
            offset += UTF8.width(scalar)
            expected =
                scalar == "\n"
                ? Position(line: expected.line + 1, column: 1)
                : Position(line: expected.line, column: expected.column + 1)
        }
        #expect(table.position(of: offset) == Position(line: 3, column: 4))
    }

    @Test(
        "The offset of a place is the one that has this place",
        arguments: [
            "", "a", "a\n", "\n\n", "ab\r\ncd\re", "界\n😀x\n", String(repeating: "界é", count: 2000),
            String(repeating: "a", count: 1024), String(repeating: "ab\n", count: 700), "\u{FEFF}a\nb",
        ])
    func offsets(text: String) {
        let bytes = Array(text.utf8)
        let table = LineTable(bytes)
        for offset in bytes.indices where bytes[offset] & 0xC0 != 0x80 {
            let position = table.position(of: offset)
            let isInLine = table.byteRange(ofLine: position.line).contains(offset)
            if isInLine { #expect(table.offset(of: position) == offset) }
        }
        let line = table.byteRange(ofLine: table.lineCount)
        #expect(table.offset(of: Position(line: table.lineCount, column: 100_000)) == line.upperBound)
    }
}
