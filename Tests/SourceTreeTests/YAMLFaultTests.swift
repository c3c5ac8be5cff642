import Testing

@testable import SourceTree

@Suite struct YAMLFaultTests {
    struct Example: Sendable, CustomTestStringConvertible {
        let text: String
        /// Line and column at which the fault must start.
        let place: String
        /// A part of the sentence.
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
            _ = try YAMLParser.parse(Source(name: "a.yml", bytes: bytes))
            return nil
        } catch {
            return error
        }
    }

    private static let examples = [
        Example("\ta: 1\n", "1:1", "A tab stands in the indentation"),
        Example("a:\n\tb: 1\n", "2:1", "A tab stands in the indentation"),
        Example("a:\n  b: 1\n\t\tc: 2\n", "3:1", "A tab stands in the indentation"),
        Example("a: |\n\ttext\n", "2:1", "A tab stands in the indentation"),
        Example("a: @b\n", "1:4", "“@” is kept for other uses, so a text that starts with it stands in quotes: '@b'"),
        Example("a: `b`\n", "1:4", "“`” is kept for other uses"),
        Example(
            "a: %@ b\n", "1:4", "“%” is kept for other uses, so a text that starts with it stands in quotes: '%@ b'"),
        Example("a: *.apns\n", "1:4", "“*” marks an alias in YAML"),
        Example("a:\n  - **/*.json\n", "2:5", "“*” marks an alias in YAML"),
        Example("a: *b c\n", "1:4", "“*b” is an alias, but nothing above"),
        Example("b: &b 1\na: *b c\n", "2:4", "“*” marks an alias in YAML"),
        Example("a: &\n", "1:4", "“&” marks an anchor in YAML"),
        Example("%a\n", "1:1", "marks a directive"),
        Example("a: !x!y z\n", "1:4", "“!” marks a tag in YAML"),
        Example(
            "ü: b: c\n", "1:5",
            "A colon with a space behind it stands inside an unquoted value; put the value in quotes: 'b: c'"),
        Example("a: 1\n  b: 2\n", "2:3", "This line is indented deeper than line 1"),
        Example("a:1\nb: 2\n", "1:2", "A space is missing behind this colon"),
        Example("a: 1\nb:2\nc: 3\n", "2:2", "A space is missing behind this colon"),
        Example("a: {b:[1]}\n", "1:6", "A space is missing behind this colon"),
        Example("a\nb: 2\n", "1:1", "has no colon"),
        Example("a: 1\nfoo\nb: 2\n", "2:1", "Expected a key with a colon, found “foo”"),
        Example("a:\n    b: 1\n  c: 2\n", "3:3", "The indentation of this line, 2 spaces, fits nothing above"),
        Example("a:\n  - x\n b: 1\n", "3:2", "The indentation of this line, 1 space, fits nothing above"),
        Example("a: 1\n- b\n", "2:1", "A list item stands among the keys"),
        Example("- a\nb: 1\n", "2:1", "is no item"),
        Example("a: - b\n", "1:4", "A list whose items start with"),
        Example("a: 'x\nb: 1\n", "1:4", "The quotation mark that opens here is never closed"),
        Example("a: \"x\nb: 1\n", "1:4", "The quotation mark that opens here is never closed"),
        Example("a: 'it's'\n", "1:8", "Inside single quotes an apostrophe is written twice"),
        Example("a: \"b\" c\n", "1:8", "Text stands behind the closing quotation mark"),
        Example("a: \"\\q\"\n", "1:5", "“\\q” is no escape that YAML knows"),
        Example("a: \"\\ud83d\\ude00\"\n", "1:7", "one escape of eight digits"),
        Example("a: \"\\u12\"\n", "1:7", "\\u four"),
        Example("a: [1, 2\nb: 1\n", "1:4", "The [ that opens here is not closed"),
        Example("a: [1, 2\n", "1:4", "The [ that opens here is not closed"),
        Example("a: {x: 1\n", "1:4", "The { that opens here is not closed"),
        Example("a: [\"x\" y]\n", "1:9", "Expected a comma or ]"),
        Example("a: ]\n", "1:4", "a closing bracket that nothing opened"),
        Example("a: [b]]\n", "1:7", "This bracket closes nothing"),
        Example("a: [b] c\n", "1:8", "Text stands behind the closing bracket"),
        Example("a: {{error}}\n", "1:4", "“{{” opens a map in YAML"),
        Example("a: {{ error }} in {{path}}\n", "1:4", "“{{” opens a map in YAML"),
        Example("{{a}}: 1\n", "1:1", "“{{” opens a map in YAML"),
        Example("a: |x\n", "1:4", "Behind | or >"),
        Example("a: 1\na: 2\n", "2:1", "The key “a” stands a second time in this map, first in line 1"),
        Example("é: {b: 1, \"b\": 2}\n", "1:11", "The key “b” stands a second time"),
        Example("a: 1\n---\nb: 2\n", "2:1", "A second document starts here"),
        Example("a: 1\n---\n", "2:1", "A second document starts here"),
        Example("[a]: 1\n", "1:1", "A key must be a text, not a list or map"),
        Example("null: 1\n", "1:1", "this one means null"),
        Example("~: 1\n", "1:1", "this one means null"),
        Example(": 1\n", "1:1", "A key is missing before this colon"),
        Example("a: .inf\n", "1:4", "Infinities"),
        Example("a: -.INF\n", "1:4", "Infinities"),
        Example("a: .NaN\n", "1:4", "Infinities"),
        Example("a: 0x" + String(repeating: "f", count: 300), "1:4", "A number with more than 256"),
        Example("a: b\u{1}\n", "1:5", "A control character stands here"),
        Example("a: b\u{7F}\n", "1:5", "A control character stands here"),
        Example("%YAML 3.0\n---\na\n", "1:1", "asks for a version"),
        Example("a\n...\nb\n", "3:1", "The document is over before this line"),
    ]

    @Test("Each mistake is named in its own words and at its own place", arguments: examples)
    func mistake(example: Example) throws {
        let fault = try #require(self.fault(Array(example.text.utf8)))
        let position = LineTable(Array(example.text.utf8)).position(of: fault.range.lowerBound)
        #expect(fault.message.contains(example.words), "\(fault.message)")
        #expect("\(position.line):\(position.column)" == example.place)
        #expect(fault.range.upperBound <= example.text.utf8.count)
    }

    /// A directive is one at the start of a line only, so that nothing can stand before it.
    @Test(
        "The place stays the same behind an emoji, a byte order mark and CR LF",
        arguments: examples.filter { !$0.text.hasPrefix("%") })
    func mistakeBehindOtherText(example: Example) throws {
        let text = "\u{FEFF}# 😀\r\n" + example.text.replacing("\n", with: "\r\n")
        let fault = try #require(self.fault(Array(text.utf8)))
        let position = LineTable(Array(text.utf8)).position(of: fault.range.lowerBound)
        let line = try #require(Int(example.place.prefix { $0 != ":" }))
        #expect("\(position.line):\(position.column)" == "\(line + 1):" + example.place.drop { $0 != ":" }.dropFirst())
    }

    @Test("A text that is not UTF-8 is refused at the byte, and UTF-16 and binary by name")
    func encodings() {
        #expect(fault(Array("a: ".utf8) + [0xE9, 0x0A])?.range == 3..<4)
        #expect(fault([0xFF, 0xFE, 0x61, 0])?.message.contains("UTF-16") == true)
        #expect(fault([0, 0x61, 0, 0x3A])?.message.contains("UTF-16") == true)
        #expect(fault([0x61, 0, 0x3A, 0])?.message.contains("UTF-16") == true)
        #expect(fault([0, 0, 0, 0])?.message.contains("binary") == true)
        #expect(fault(Array("abcdef".utf8) + [0, 1])?.message.contains("binary") == true)
    }

    @Test("Duplicate keys are found in large maps too")
    func manyKeys() {
        let keys = (0..<100).map { "k\($0): \($0)\n" }.joined()
        #expect(fault(Array(keys.utf8)) == nil)
        #expect(fault(Array((keys + "k7: 1\n").utf8))?.message.contains("first in line 8") == true)
    }

    @Test("Very many %TAG directives are refused before libyaml compares each with all others")
    func tagDirectives() {
        let directives = (0..<10_000).map { "%TAG !a\($0)! tag:a,2000:\n" }.joined()
        #expect(fault(Array((directives + "---\na\n").utf8))?.message.contains("%TAG") == true)
    }

    @Test("Every prefix of a document is read or refused with a range inside it")
    func prefixes() {
        let text = "a: &x [1, {\"b\": 'c'}]\nd: |\n  é\n<<: {e: *x}\n? f\n: !!str \"\\u00e9\"\n- {{x}}\n"
        let bytes = Array(text.utf8)
        for end in 0...bytes.count {
            if let fault = fault(Array(bytes[..<end])) {
                #expect(fault.range.lowerBound >= 0 && fault.range.upperBound <= end)
                #expect(!fault.message.contains("This is no YAML"), "\(fault.message)")
            }
        }
    }
}
