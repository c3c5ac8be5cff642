import Testing

@testable import SourceTree

/// The special words for people's mistakes, each with the place at which an editor should put the cursor.
@Suite struct JSONMistakeTests {
    struct Example: Sendable, CustomTestStringConvertible {
        let text: String
        let place: String
        let words: String
        var testDescription: String { text.debugDescription }

        init(_ text: String, _ place: String, _ words: String) {
            self.text = text
            self.place = place
            self.words = words
        }
    }

    private func fault(_ bytes: [UInt8]) -> SyntaxFault? {
        do {
            _ = try JSONParser.parse(Source(name: "a.json", bytes: bytes))
            return nil
        } catch {
            return error
        }
    }

    private static let examples = [
        Example("{\n  \"a\": 1,\n}\n", "2:9", "no comma behind the last entry"),
        Example("[1, 2, ]", "1:6", "no comma behind the last entry"),
        Example("{\"ä\": 1\n \"b\": 2}", "1:8", "A comma is missing here, before a string"),
        Example("[1 2]", "1:3", "A comma is missing here"),
        Example("[{} {}]", "1:4", "A comma is missing here, before an object"),
        Example("{\"a\": 1; \"b\": 2}", "1:8", "A semicolon stands where JSON wants a comma"),
        Example("{“a”: 1}", "1:2", "typographic quotation mark (U+201C)"),
        Example("{\"a”: 1}", "1:4", "typographic quotation mark (U+201D)"),
        Example("{\"a\": „b“}", "1:7", "U+201E"),
        Example("{\"a\": ‘b’}", "1:7", "U+2018"),
        Example("// hi\n{}", "1:1", "JSON has no comments"),
        Example("{\"a\": 1, /* hi */ \"b\": 2}", "1:10", "JSON has no comments"),
        Example("{\"a\": 1} // hi", "1:10", "JSON has no comments"),
        Example("# hi\n{}", "1:1", "JSON has no comments"),
        Example("{'a': 1}", "1:2", "Single quotes do not delimit JSON strings"),
        Example("{\"a\": 'b'}", "1:7", "Single quotes do not delimit JSON strings"),
        Example("{aps: {}}", "1:2", "Keys stand in quotation marks in JSON: \"aps\""),
        Example("{\"a\": 1, b: 2}", "1:10", "Keys stand in quotation marks in JSON: \"b\""),
        Example("{\"a\": \"x\ny\"}", "1:7", "The line ends inside a string"),
        Example("{\"a\": \"x\r\ny\"}", "1:7", "The line ends inside a string"),
        Example("{\"a\": \"x", "1:7", "never closed"),
        Example("{}{}", "1:3", "A second document starts here"),
        Example("{}\n{}\n", "2:1", "A second document starts here"),
        Example("1 2", "1:3", "A second document starts here"),
        Example("", "1:1", "The file is empty"),
        Example(" \n\n", "3:1", "The file is empty"),
        Example("\u{FEFF}", "1:1", "The file is empty"),
        Example("{\"a\": {\"b\": 1}", "1:15", "The { at line 1, column 1 is still open"),
        Example("{\"a\": [1, 2}", "1:12", "Expected ] to close the [ at line 1, column 7"),
        Example("{\"a\": 1]", "1:8", "Expected } to close the {"),
        Example("{}}", "1:3", "This bracket closes nothing"),
        Example("{\"a\" 1}", "1:6", "Expected a colon"),
        Example("{\"a\" = 1}", "1:6", "Expected a colon between the key and its value, found “=”"),
        Example("{\"a\": }", "1:7", "Expected a value"),
        Example("{\"a\":, \"b\": 1}", "1:6", "A value is missing before this comma"),
        Example("{\"a\": 1,, \"b\": 2}", "1:9", "A comma too many"),
        Example("[1,,2]", "1:4", "A value is missing before this comma"),
        Example("[\"a\": 1]", "1:5", "A colon stands in an array"),
        Example("{\"a\": True}", "1:7", "JSON writes it true"),
        Example("{\"a\": None}", "1:7", "JSON writes it null"),
        Example("{\"a\": NaN}", "1:7", "JSON has no NaN"),
        Example("{\"a\": hello}", "1:7", "Text stands in quotation marks"),
        Example("{\"a\": 01}", "1:7", "A number must not start with 0"),
        Example("{\"a\": 0x1F}", "1:7", "no hexadecimal numbers"),
        Example("{\"a\": 1.}", "1:7", "is no JSON number"),
        Example("{\"a\": .5}", "1:7", "starts with a digit"),
        Example("{\"a\": +1}", "1:7", "starts with a digit"),
        Example("{\"a\": -}", "1:7", "is no JSON number"),
        Example("{\"a\": \"\\x\"}", "1:8", "“\\x” is no escape"),
        Example("{\"a\": \"\\u12g4\"}", "1:8", "exactly four hexadecimal digits"),
        Example("{\"a\": \"\\ud83d\"}", "1:8", "half of a surrogate pair"),
        Example("{\"a\": \"\\ude00\\ud83d\"}", "1:8", "half of a surrogate pair"),
        Example("{\"a\": \"x\ty\"}", "1:9", "A tab must not stand in a string as it is; write \\t"),
        Example("{\"a\": \"x\u{0}y\"}", "1:9", "write \\u0000"),
        Example("{\"a\": \"say \"hi\"\"}", "1:12", "A quotation mark inside a string is written \\\""),
        Example("{\"a\": {{name}}}", "1:7", "opens a template's placeholder"),
        Example("{\"a\": ${name}}", "1:7", "opens a template's placeholder"),
        Example("[{% if a %}1{% endif %}]", "1:2", "opens a template's placeholder"),
        Example("{\"a\":\u{A0}1}", "1:6", "An invisible character (U+00A0)"),
        Example("{\n<<<<<<< HEAD\n}", "2:1", "merge conflict marker"),
        Example("{}\u{0}", "1:3", "Bytes of value 0 stand behind the document"),
        Example("\u{0}\u{0}", "1:1", "binary"),
        Example("bplist\u{0}\u{1}", "1:1", "binary"),
    ]

    @Test("Each mistake is named in its own words and at its own place", arguments: examples)
    func mistake(example: Example) throws {
        let fault = try #require(self.fault(Array(example.text.utf8)))
        let position = LineTable(Array(example.text.utf8)).position(of: fault.range.lowerBound)
        #expect(fault.message.contains(example.words), "\(fault.message)")
        #expect("\(position.line):\(position.column)" == example.place)
        #expect(fault.range.upperBound <= example.text.utf8.count)
    }

    @Test("A raw line end in a string and a tab that are escaped are no mistake")
    func neighbours() {
        for text in [
            "{\"a\": \"x\\ny\\t\"}", "[\"“a”\", \"it's\", \"// no comment\", \"{{x}}\"]", "{\"a\": 0, \"b\": -0.5e+1}",
        ] {
            #expect(fault(Array(text.utf8)) == nil)
        }
    }

    @Test("A byte that is not UTF-8 is named at its place")
    func notUTF8() {
        for wrong: [UInt8] in [[0xE9], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xFF], [0xC3]] {
            let fault = fault(Array("{\"ü\": \"".utf8) + wrong + Array("\"}".utf8))
            #expect(fault?.range == 8..<9)
            #expect(fault?.message.contains("is not UTF-8") == true)
        }
    }

    @Test("Other encodings are called by their names")
    func encodings() {
        #expect(fault([0xFF, 0xFE, 0x7B, 0, 0x7D, 0])?.message.contains("UTF-16") == true)
        #expect(fault([0xFE, 0xFF, 0, 0x7B, 0, 0x7D])?.message.contains("UTF-16") == true)
        #expect(fault([0x7B, 0, 0x7D, 0])?.message.contains("UTF-16") == true)
        #expect(fault([0xFF, 0xFE, 0, 0, 0x7B, 0, 0, 0])?.message.contains("UTF-32") == true)
    }

    @Test("Whatever one byte is cut off or replaced, the fault lies inside the text")
    func damagedTexts() {
        let bytes = Array("\u{FEFF}{\"aä\": [1.5e3, \"\\ud83d\\ude00\\n😀\", {\"b\": null}], \"c\": false}".utf8)
        for end in 0..<bytes.count {
            let fault = fault(Array(bytes[..<end]))
            #expect(fault != nil)
            #expect((fault?.range.upperBound ?? 0) <= end)
            for replacement: UInt8 in [0, 0x0A, 0x22, 0x27, 0x2C, 0x5B, 0x5C, 0x7D, 0x80, 0xC3, 0xE2, 0xFF] {
                var damaged = bytes
                damaged[end] = replacement
                #expect((self.fault(damaged)?.range.upperBound ?? 0) <= damaged.count)
                damaged.removeLast(damaged.count - end - 1)
                #expect((self.fault(damaged)?.range.upperBound ?? 0) <= damaged.count)
            }
        }
    }
}
