import Foundation
import SourceTree
import Testing

@testable import StringTables

/// Compares with the property-list reader that Foundation brings, which is CoreFoundation's.
@Suite struct StringsComparisonTests {
    /// What a device has of a file: its texts, or nothing when it refuses the file. A key that is canonically equivalent
    /// to another one is left out of the samples, since Swift's dictionaries merge them.
    private func device(_ bytes: [UInt8]) -> [String: String]? {
        let list = try? PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil)
        guard let table = list as? [String: Any] else { return nil }
        return table.mapValues { $0 as? String ?? "no text" }
    }

    private func reader(_ bytes: [UInt8]) -> [String: String]? {
        let table = StringTable.sample(bytes)
        if table.isRefused { return nil }
        var texts: [String: String] = [:]
        for entry in table.entries where entry.isVisibleToDevice { texts[entry.key] = entry.value.text ?? "no text" }
        return texts
    }

    @Test(arguments: [
        #""a" = "1"; b = 'two'; c.d_e$/:-9 = x//y"# + "\n;",
        #""a";b;"#, #""a" = "1";; "b" = "2";"#, "# c\n\"a\"=\"1\";", "\"a\"=\"1\";\n# c\n\"b\"=\"2\";", #""a""#,
        #""a"="1""#, #""a"="1"; "b = 2;"#, "", "  \n/* c */", #""a"="1"; /* "#, #"{"a"="1";"b"="2";}"#,
        #"{"a"="1";}x"#, #"{"a"="1";;"b"="2";}"#, "{}", "\"a\"=\"1\";\u{A0}\"b\"=\"2\";", #""a"=("1",2);"b"={c=d;};"#,
        "\u{FEFF}\"a\"=\"é\";", "\"a\"=\"1\";\u{FEFF}\"b\"=\"2\";", "\"a\"=\"1\"; // c\r\"b\"=\"2\";", #";"a"="1";"#,
        "“a”=\"1\";", "\"a\"=“1”;", #""a" "b""#, #""a"="say "hi" now";"b"="2";"#, #""a"="1" "b"="2";"#,
        "\"a\"=\"1\";<<<<<<< HEAD\n\"b\"=\"2\";", #""a"="1";}"b"="2";"#, "\"a\"=\"1\";\u{2028}\"b\"=\"2\";",
        #""a" => "1";"#, #""a" = ;"#, #""a" = @"1";"#, "a = hello world;", "\"a\" = \"1\n2\";", #"/"a"="1";"#,
        #""a"="1";/"#, #""k" = "\U00e9\U12\UD83D\UDE00\Ux\u00e9\U0001F600\q\/\%\341\251\08";"#, #""a\"#, #""a"="b\"#,
        #""a" /* c */ = // d"# + "\n\"1\" /**/ ;", "\"a\"=<0a0b>;", "\"\"=\"\";", "\"a\"=\"1\";\u{3000}", "'it''s';",
    ]) func readsAsFoundationDoes(text: String) {
        #expect(reader(Array(text.utf8)) == device(Array(text.utf8)))
    }

    @Test func octalEscapesAreBytesOfNextStepsEncoding() {
        let text = "\"k\" = \"" + (1..<256).map { "\\" + String($0, radix: 8) + "." }.joined() + "\";"
        #expect(reader(Array(text.utf8)) == device(Array(text.utf8)))
    }

    @Test func mangledFilesAreReadAsFoundationReadsThem() {
        let pieces = [
            "\"a\"", "\"b\"", "c", "=", "=", "=", ";", ";", ";", " ", "\n", "\"x y\"", "'q'", "//", "/*", "*/", "\"",
            "\\",
            "“", "{", "}", "#", "\u{A0}", "é", "\\n", "\\U00e9", "@", "/", ",",
        ]
        var generator = SeededGenerator(state: 11)
        for _ in 0..<20_000 {
            var text = "\"k\" = \"v\";"
            if Bool.random(using: &generator) { text = "" }
            for _ in 0..<Int.random(in: 1...14, using: &generator) {
                text += pieces.randomElement(using: &generator) ?? ""
            }
            #expect(reader(Array(text.utf8)) == device(Array(text.utf8)), "\(text)")
        }
    }

    @Test func whatACorrectWriterWritesReadsBackTheSame() {
        var generator = SeededGenerator(state: 3)
        let alphabet: [Unicode.Scalar] = [
            "a", "Z", "0", " ", "\"", "\\", "\n", "%", "é", "界", "😀", "'", ";", "=", "\t", "/", "*",
        ]
        for _ in 0..<300 {
            var texts: [String: String] = [:]
            for _ in 0..<Int.random(in: 0...8, using: &generator) {
                texts[word(alphabet, &generator)] = word(alphabet, &generator)
            }
            let file =
                texts.map { "\(StringsText.quoted($0.key)) = \(StringsText.quoted($0.value));\n" }.joined() + "\n"
            #expect(reader(Array(file.utf8)) == texts)
            #expect(StringTable.sample(Array(file.utf8)).faults.isEmpty)
            let wide = file.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
            #expect(reader([0xFF, 0xFE] + wide) == texts)
        }
    }

    @Test func binaryAndXMLListsReadAsFoundationWritesThem() throws {
        let texts = ["a": "1", "é 界 😀": "zwei & <drei>", "": "", "long": String(repeating: "ä", count: 400)]
        for format in [PropertyListSerialization.PropertyListFormat.binary, .xml] {
            let data = try PropertyListSerialization.data(fromPropertyList: texts, format: format, options: 0)
            #expect(reader(Array(data)) == texts)
        }
    }

    private func word(_ alphabet: [Unicode.Scalar], _ generator: inout SeededGenerator) -> String {
        var text = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0...10, using: &generator) {
            text.append(alphabet.randomElement(using: &generator) ?? "a")
        }
        return String(text)
    }
}
