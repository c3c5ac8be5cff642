import Foundation
import Testing

/// The mistakes that people make in JSON, as the tool tells of them: the right place, and what to do.
@Suite struct JSONMistakeTests {
    struct Mistake: Sendable, CustomTestStringConvertible {
        let name: String
        let bytes: [UInt8]
        /// `line:column` of the first finding.
        let place: String
        let phrase: String
        let rule: String

        /// - Parameter marked: the text, with a mark `↓` before the place.
        init(_ name: String, _ marked: String, _ phrase: String, rule: String = "json-syntax") {
            let parts = marked.components(separatedBy: "↓")
            let lines = parts[0].components(separatedBy: "\n")
            let place = "\(lines.count):\(lines[lines.count - 1].unicodeScalars.count + 1):"
            self.init(name, bytes: Array(parts.joined().utf8), place, phrase, rule: rule)
        }

        init(_ name: String, bytes: [UInt8], _ place: String, _ phrase: String, rule: String = "json-syntax") {
            self.name = name
            self.bytes = bytes
            self.place = place
            self.phrase = phrase
            self.rule = rule
        }

        var testDescription: String { name }
    }

    static let mistakes: [Mistake] = [
        Mistake("a comma behind the last member", #"{"aps": {"alert": "Hi"↓,}}"#, "comma"),
        Mistake(
            "a comma behind the last member, on its own line", "{\n  \"aps\": {\n    \"alert\": \"Hi\"↓,\n  }\n}",
            "comma"),
        Mistake(
            "a comma behind the last element", #"{"aps": {"alert": {"loc-key": "A", "loc-args": ["a"↓,]}}}"#, "comma"),
        Mistake("a missing comma", #"{"aps": {"alert": "Hi"↓ "badge": 1}}"#, "comma"),
        Mistake("a missing comma at a line's end", "{\"aps\": {\n  \"alert\": \"Hi\"↓\n  \"badge\": 1}}", "comma"),
        Mistake("a missing colon", #"{"aps" ↓{"alert": "Hi"}}"#, "colon"),
        Mistake("a semicolon", #"{"aps": {"alert": "Hi"↓; "badge": 1}}"#, "semicolon"),
        Mistake("curly quotation marks", #"{↓“aps”: {"alert": "Hi"}}"#, "typographic quotation mark"),
        Mistake("a curly quotation mark at the end", #"{"aps": {"alert": "Hi↓”}}"#, "typographic quotation mark"),
        Mistake("a line comment", #"{"aps": {"alert": "Hi"}} ↓// shown"#, "comment"),
        Mistake("a block comment", #"{↓/* a */ "aps": {"alert": "Hi"}}"#, "comment"),
        Mistake("a comment by hash", "↓# a\n{\"aps\": {\"alert\": \"Hi\"}}", "comment"),
        Mistake("single quotation marks", #"{↓'aps': {"alert": "Hi"}}"#, "Single quotes"),
        Mistake("a key without quotation marks", #"{↓aps: {"alert": "Hi"}}"#, "quotation marks"),
        Mistake("a raw line end in a text", "{\"aps\": {\"alert\": ↓\"Hi\nHo\"}}", #"\n"#),
        Mistake("a raw tab in a text", "{\"aps\": {\"alert\": \"a↓\tb\"}}", #"\t"#),
        Mistake("two documents", "{\"aps\": {\"alert\": \"Hi\"}}\n↓{\"aps\": {\"alert\": \"Ho\"}}", "second"),
        Mistake("one brace too many", #"{"aps": {"alert": "Hi"}}↓}"#, "one too many"),
        Mistake("one brace too few", #"{"aps": {"alert": "Hi"}↓"#, "line 1, column 1 is still open"),
        Mistake("a text that does not end", #"{"aps": {"alert": ↓"Hi}}"#, "closed"),
        Mistake("an empty file", "↓", "empty"),
        Mistake("blanks alone", " \n\n ↓", "empty"),
        Mistake("a byte order mark", "↓\u{FEFF}{\"aps\": {\"alert\": \"Hi\"}}", "byte order mark"),
        Mistake(
            "UTF-16",
            bytes: [0xFF, 0xFE] + #"{"aps": {"alert": "Hi"}}"#.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] },
            "1:1", "UTF-16"),
        Mistake(
            "Latin-1", bytes: Array(#"{"aps": {"alert": "Gr"#.utf8) + [0xFC] + Array(#"n"}}"#.utf8), "1:22", "UTF-8"),
        Mistake("a picture", bytes: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "1:1", "not UTF-8"),
        Mistake("a packed file", bytes: [0x1F, 0x8B, 0x08, 0x00, 0x5A, 0x61, 0xE3], "1:1", "binary"),
        Mistake("a word in Latin-1", bytes: Array("{\"aps\": ".utf8) + [0x67, 0xFC, 0x6E, 0x7D], "1:10", "not UTF-8"),
        Mistake(
            "a key that stands twice", #"{"aps": {"alert": "Hi", "badge": 1, ↓"alert": "Ho"}}"#, "twice",
            rule: "json-duplicate-key"),
        Mistake(
            "the same key, one of them with an escape", #"{"aps": {"alert": "Hi", ↓"\u0061lert": "Ho"}}"#, "twice",
            rule: "json-duplicate-key"),
        Mistake("half of a surrogate pair", #"{"aps": {"alert": "Hi ↓\ud83d!"}}"#, "surrogate"),
        Mistake("the other half alone", #"{"aps": {"alert": "↓\ude00"}}"#, "surrogate"),
        Mistake("an escape that JSON lacks", #"{"aps": {"alert": "a↓\'b"}}"#, #"\'"#),
        Mistake("a number with a leading zero", #"{"aps": {"badge": ↓01}}"#, "start with 0"),
        Mistake("a number with a plus", #"{"aps": {"badge": ↓+1}}"#, "starts with a digit"),
        Mistake("Python's True", #"{"aps": {"alert": "a", "mutable-content": ↓True}}"#, "true"),
        Mistake("NaN", #"{"aps": {"badge": ↓NaN}}"#, "NaN"),
        Mistake(
            "600 levels",
            bytes: Array((#"{"aps": {"alert": "a"}, "a": "# + brackets(600) + "}").utf8), "1:", "deep"),
        Mistake("100,000 levels", bytes: [UInt8](repeating: UInt8(ascii: "["), count: 100_000), "1:", "deep"),
    ]

    static func brackets(_ depth: Int) -> String {
        String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }

    @Test("Mistakes in JSON", arguments: mistakes)
    func mistake(_ mistake: Mistake) throws {
        let folder = try ScratchFolder()
        try folder.write(Data(mistake.bytes), to: "a.json")
        let result = try Tool.run(["lint", "a.json", "--quiet"], in: folder.url)
        #expect(result.status == 1)
        #expect(result.error == "")
        let line = result.output.split(separator: "\n").first { !$0.contains(": note:") } ?? ""
        #expect(line.hasPrefix("a.json:" + mistake.place), "\(result.output)")
        #expect(line.contains(mistake.phrase), "\(result.output)")
        #expect(line.hasSuffix("[\(mistake.rule)]"), "\(result.output)")
    }

    @Test("Deep nesting within reason is read")
    func deepEnough() throws {
        let folder = try ScratchFolder()
        let text = #"{"aps": {"alert": "a"}, "a": "# + JSONMistakeTests.brackets(400) + "}"
        try folder.write(text, to: "a.json")
        #expect(try Tool.run(["lint", "a.json", "--quiet"], in: folder.url).output == "")
    }
}
