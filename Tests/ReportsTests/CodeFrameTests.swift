import Linting
import SourceTree
import Testing

@testable import Reports

/// The carets stand beneath the place, whatever stands before it.
@Suite struct CodeFrameTests {
    static func frame(
        _ text: String, at part: String, width: Int = 100, joinsEmoji: Bool = true
    ) -> CodeFrame? {
        let source = Source(name: "a", text: text)
        return frame(Reported.place(in: source, at: part), in: source, width: width, joinsEmoji: joinsEmoji)
    }

    static func frame(
        _ place: Place, in source: Source, width: Int = 100, joinsEmoji: Bool = true
    ) -> CodeFrame? {
        FrameLines.file(source).flatMap { CodeFrame(place, in: $0, width: width, joinsEmoji: joinsEmoji) }
    }

    @Test(
        "Before the place: tabs, wide characters, marks, emoji",
        arguments: [
            ("{\"a\": 1}", "\"a\"", " ^^^"), ("\t\"a\": 1", "\"a\"", "    ^^^"), ("\t\t1", "1", "        ^"),
            ("{\"界\": 1}", "1", "       ^"), ("{\"e\u{301}\": 1}", "1", "      ^"), ("{\"😀\": 1}", "1", "       ^"),
            ("{\"👩‍👩‍👧\": 1}", "1", "       ^"), ("\"한글\" 1", "1", "       ^"), ("\"a\" \"界界\"", "\"界界\"", "    ^^^^^^"),
            ("\u{1B}[31m1", "m1", "         ^^"),
            // A flag, a colour of skin, a presentation selector and a keycap: one emoji of two columns each.
            ("\"🇩🇪\" 1", "1", "     ^"), ("\"👍🏽\" 1", "1", "     ^"), ("\"☎️\" 1", "1", "     ^"),
            ("\"1️⃣\" 1", "1", "     ^"),
            // A vowel sign beside its consonant, one above it, and a syllable of three letters.
            ("\"का\" 1", "1", "     ^"), ("\"กี\" 1", "1", "    ^"), ("\"\u{1112}\u{1161}\u{11AB}\" 1", "1", "     ^"),
            // A space of no width.
            ("\"a\u{200B}\" 1", "1", "    ^"),
        ])
    func widths(line: String, part: String, expected: String) throws {
        #expect(try #require(CodeFrameTests.frame(line, at: part)).underline == expected)
    }

    @Test(
        "On a terminal that knows no emoji of several characters, their parts stand side by side",
        arguments: [
            ("{\"👩‍👩‍👧\": 1}", "1", "           ^"), ("\"🇩🇪\" 1", "1", "     ^"), ("\"👍🏽\" 1", "1", "       ^"),
            ("\"☎️\" 1", "1", "    ^"), ("\"1️⃣\" 1", "1", "    ^"), ("\"👩‍👩‍👧\"", "👩‍👩‍👧", " ^^^^^^"),
        ])
    func widthsOfParts(line: String, part: String, expected: String) throws {
        #expect(try #require(CodeFrameTests.frame(line, at: part, joinsEmoji: false)).underline == expected)
    }

    @Test("The place, what stands before it and behind it are apart, so that it can be marked in its line")
    func parts() throws {
        let frame = try #require(CodeFrameTests.frame("{\"a\": 1, \"b\": 2}", at: "\"b\""))
        #expect([frame.before, frame.marked, frame.after] == ["{\"a\": 1, ", "\"b\"", ": 2}"])
    }

    @Test("A place inside an emoji marks all of it")
    func insideOfCharacter() throws {
        let source = Source(name: "a", text: "\"👩‍👩‍👧\"")
        let place = Place(
            file: "a", start: Position(line: 1, column: 3), end: Position(line: 1, column: 4), pointer: "", range: 5..<8
        )
        #expect(try #require(CodeFrameTests.frame(place, in: source)).underline == " ^^")
    }

    @Test("A minified file of 100 kB is cut to the width, at its start, in its midst and at its end", arguments: 0..<3)
    func minified(third: Int) throws {
        let filler = String(repeating: "界", count: 17_000)
        var texts = ["\"\(filler)\"", "\"\(filler)\""]
        texts.insert("\"here\"", at: third)
        let frame = try #require(
            CodeFrameTests.frame("[" + texts.joined(separator: ",") + "]", at: "\"here\"", width: 74))
        #expect(frame.marked == "\"here\"")
        #expect(TerminalText.width(of: frame.line) <= 74)
        #expect(TerminalText.width(of: frame.line) >= 70)
        #expect(frame.isCutBefore == (third > 0))
        #expect(frame.underline.hasSuffix("^^^^^^"))
        #expect(TerminalText.width(of: frame.before) == frame.underline.count - 6)
    }

    @Test("Of a place that is longer than the line may be, as much is marked as is shown")
    func longPlace() throws {
        let text = "\"" + String(repeating: "x", count: 5000) + "\""
        let frame = try #require(CodeFrameTests.frame(text, at: text, width: 40))
        #expect(frame.underline == String(repeating: "^", count: 38))
        #expect(frame.line == "\"" + String(repeating: "x", count: 37) + "…")
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
        #expect(try #require(CodeFrameTests.frame(empty, in: source)).underline == "   ^")
        let long = Place(
            file: "a", start: Position(line: 2, column: 8), end: Position(line: 3, column: 5), pointer: "",
            range: 9..<15)
        #expect(try #require(CodeFrameTests.frame(long, in: source)).underline == "       ^")
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
        #expect(CodeFrameTests.frame(place, in: Source(name: "a", text: "{}")) == nil)
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
            let frame = try #require(CodeFrameTests.frame(place, in: Source(name: "a", bytes: bytes)))
            #expect(frame.line == "\"B\" = \"é 界\";")
            #expect(frame.underline == "      ^^^^^^")
        }
    }

    @Test("A binary property list has no lines to show")
    func binary() {
        let place = Place(
            file: "a", start: Position(line: 1, column: 1), end: Position(line: 1, column: 1), pointer: "/B",
            range: 0..<0)
        #expect(CodeFrameTests.frame(place, in: Source(name: "a", bytes: Array("bplist00".utf8) + [0, 1, 2])) == nil)
    }
}
