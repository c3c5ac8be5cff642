import Linting
import SourceTree
import Testing

@testable import Reports

/// The carets stand beneath the place, whatever stands before it.
@Suite struct CodeFrameTests {
    static func frame(_ text: String, at part: String) -> CodeFrame? {
        let source = Source(name: "a", text: text)
        return CodeFrame(Reported.place(in: source, at: part), in: source)
    }

    @Test(
        "Before the place: tabs, wide characters, marks, emoji",
        arguments: [
            ("{\"a\": 1}", "\"a\"", " ^^^"), ("\t\"a\": 1", "\"a\"", "    ^^^"), ("\t\t1", "1", "        ^"),
            ("{\"界\": 1}", "1", "       ^"), ("{\"e\u{301}\": 1}", "1", "      ^"), ("{\"😀\": 1}", "1", "       ^"),
            ("{\"👩‍👩‍👧\": 1}", "1", "       ^"), ("\"한글\" 1", "1", "       ^"), ("\"a\" \"界界\"", "\"界界\"", "    ^^^^^^"),
            ("\u{1B}[31m1", "m1", "         ^^"),
        ])
    func widths(line: String, part: String, expected: String) throws {
        #expect(try #require(CodeFrameTests.frame(line, at: part)).underline == expected)
    }

    @Test("Tabs are shown as four blanks, since the terminal's own would not match the carets")
    func tabs() throws {
        #expect(try #require(CodeFrameTests.frame("\t1", at: "1")).line == "    1")
    }

    @Test("A place of no length has one caret; one over several lines ends with its first line")
    func lengths() throws {
        let source = Source(name: "a", text: "{\n  \"a\": [\n  1]}\n")
        let empty = Place(
            file: "a", start: Position(line: 2, column: 4), end: Position(line: 2, column: 4), pointer: "", range: 5..<5
        )
        #expect(try #require(CodeFrame(empty, in: source)).underline == "   ^")
        let long = Place(
            file: "a", start: Position(line: 2, column: 8), end: Position(line: 3, column: 5), pointer: "",
            range: 9..<15)
        #expect(try #require(CodeFrame(long, in: source)).underline == "       ^")
    }

    @Test("A long line is cut around the place, which stays in sight")
    func longLine() throws {
        let text =
            "{\"a\": \"" + String(repeating: "x", count: 500) + "\", \"here\": 1, \"b\": \""
            + String(repeating: "y", count: 500) + "\"}"
        let frame = try #require(CodeFrameTests.frame(text, at: "\"here\""))
        #expect(frame.line.count <= 102)
        #expect(frame.line.hasPrefix("…"))
        #expect(frame.line.hasSuffix("…"))
        let start = frame.underline.prefix { $0 == " " }.count
        #expect(frame.underline.dropFirst(start) == "^^^^^^")
        #expect(frame.line.dropFirst(start).hasPrefix("\"here\""))
    }

    @Test("Windows' line ends are not shown")
    func windowsLineEnds() throws {
        #expect(try #require(CodeFrameTests.frame("{\r\n\"a\": 1\r\n}", at: "1")).line == "\"a\": 1")
    }

    @Test("There is no frame for an empty file or a line that the file does not have")
    func nothing() {
        let place = Place(
            file: "a", start: Position(line: 9, column: 1), end: Position(line: 9, column: 1), pointer: "", range: 0..<0
        )
        #expect(CodeFrame(place, in: Source(name: "a", text: "{}")) == nil)
        #expect(CodeFrameTests.frame("", at: "") == nil)
    }

    @Test("A table in UTF-16 is shown as text, of either byte order")
    func utf16() throws {
        let text = "\"A\" = \"a\";\n\"B\" = \"é 界\";\n"
        let little: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let big: [UInt8] = [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        let place = Place(
            file: "a", start: Position(line: 2, column: 7), end: Position(line: 2, column: 12), pointer: "/B",
            range: 0..<0)
        for bytes in [little, big] {
            let frame = try #require(CodeFrame(place, in: Source(name: "a", bytes: bytes)))
            #expect(frame.line == "\"B\" = \"é 界\";")
            #expect(frame.underline == "      ^^^^^^")
        }
    }

    @Test("A binary property list has no lines to show")
    func binary() {
        let place = Place(
            file: "a", start: Position(line: 1, column: 1), end: Position(line: 1, column: 1), pointer: "/B",
            range: 0..<0)
        #expect(CodeFrame(place, in: Source(name: "a", bytes: Array("bplist00".utf8) + [0, 1, 2])) == nil)
    }
}
