import SourceTree
import Testing

@testable import StringTables

@Suite struct StringsReaderTests {
    private func texts(_ table: StringTable) -> [String] {
        table.entries.map { "\($0.key)=\($0.value.text ?? "-")\($0.isVisibleToDevice ? "" : "!")" }
    }

    @Test func keepsThePlacesOfKeysAndValues() throws {
        let table = StringTable.sample("/* é */\n\"a\\\"\" = \"x\";\nkey;")
        let first = try #require(table.entries.first)
        #expect(first.key == "a\"")
        #expect(first.keyRange == 9..<14)
        #expect(first.valueRange == 17..<20)
        #expect(first.pointer.description == "/a\"")
        #expect(first.language == "de")
        let second = try #require(table.entries.last)
        #expect(second.value.text == "key")
        #expect(second.valueRange == second.keyRange)
        #expect(table.position(of: second.keyRange.lowerBound) == Position(line: 3, column: 1))
    }

    @Test func keysThatOnlyLookAlikeAreTwoKeys() {
        let table = StringTable.sample("\"\u{E9}\" = \"1\";\n\"e\u{301}\" = \"2\";")
        #expect(table.entry(for: "\u{E9}", in: "de")?.value.text == "1")
        #expect(table.entry(for: "e\u{301}", in: "de")?.value.text == "2")
        #expect(table.faults.isEmpty)
    }

    /// Each file has one fault: its place, its first words, what is read, and whether a device refuses the file.
    @Test(arguments: [
        ("\"a\"=\"1\"\n\"b\"=\"2\";", 7..<7, "Expected “;” behind", ["a=1", "b=2"], true),
        ("\"a\"=\"1\"", 7..<7, "Expected “;” behind", ["a=1"], true),
        ("\"a\"=\"1\" \"b\"=\"2\";", 7..<7, "Expected “;” behind", ["a=1", "b=2"], true),
        ("\"a\"=\"x \"y\" z\";\n\"b\"=\"2\";", 7..<8, "This quotation mark ends", ["a=x \"y\" z", "b=2"], true),
        ("\"a\"=\"x;\n\"b\"=\"2\";", 4..<5, "The text that starts here is not closed", ["a=x;", "b=2"], true),
        ("\"a\"=\"x\nno more", 4..<5, "The text that starts here is never", [], true),
        ("\"a\"=“x”;\n\"b\"=\"2\";", 4..<7, "“ is a typographic", ["a=x", "b=2"], true),
        ("\"a\"=\"1\";\n“t”=“„x“ y”;\n\"b\"=\"2\";", 9..<12, "“ is a typographic", ["a=1", "t=„x“ y!", "b=2!"], false),
        ("\"a\"=\"1\";;\n\"b\"=\"2\";", 8..<9, "Expected a key here, found a second “;”", ["a=1", "b=2!"], false),
        ("\"a\"=\"1\";\n}\n\"b\"=\"2\";", 9..<10, "Expected a key here, found “}”", ["a=1", "b=2!"], false),
        ("\"a\"=\"1\";\n\u{A0}\"b\"=\"2\";", 9..<11, "Expected a key here, found a no-break", ["a=1", "b=2!"], false),
        (
            "\"a\"=\"1\";\n<<<<<<< H\n\"b\"=\"2\";\n=======\n\"b\"=\"3\";\n>>>>>>> x\n\"c\"=\"4\";", 9..<16,
            "This is the mark of a merge", ["a=1", "b=2!", "b=3!", "c=4!"], false
        ),
        ("\"a\"=\"1\";\n\"b=\n", 9..<10, "The text that starts here is never", ["a=1"], false),
        ("\"a\"=\"1\";\n# c\n\"b\"=\"2\";", 9..<10, "A comment starts with", ["a=1", "b=2!"], false),
        ("# c\n\"b\"=\"2\";", 0..<1, "A comment starts with", ["b=2"], true),
        ("\"a\":\"1\";", 3..<4, "Expected “=” between", ["a=1"], true),
        ("\"a\"=>\"1\";", 3..<5, "Expected “=” alone", ["a=1"], true),
        ("\"a\" \"1\";", 3..<3, "Expected “=” between", ["a=1"], true),
        ("\"a\"=;\n\"b\"=\"2\";", 4..<4, "Expected a value", ["b=2"], true),
        ("\"a\"=@\"1\";", 4..<5, "A text has no “@”", ["a=1"], true),
        ("a=Größe;\nb=2;", 4..<6, "Expected “;” behind “Gr”", ["a=Größe", "b=2"], true),
        ("\"a\"\n\"b\"=\"2\";", 3..<3, "Expected “=” and a value", ["b=2"], true),
        ("\"a\"=\"1\"; /* x\n\"b\"=\"2\";", 9..<11, "This comment is never closed", ["a=1"], false),
        ("\"a\"=(1,\"2\");b=2;", 4..<11, "The value of “a” is an array", ["a=-", "b=2"], false),
        ("{\"a\"=\"1\";} x", 11..<12, "Nothing may follow", ["a=1"], true),
        ("", 0..<0, "The file is empty", [], true),
    ]) func namesTheOneFault(text: String, range: Range<Int>, message: String, read: [String], isRefused: Bool) throws {
        let table = StringTable.sample(text)
        #expect(texts(table) == read)
        #expect(table.isRefused == isRefused)
        #expect(table.faults.count == 1)
        let fault = try #require(table.faults.first)
        #expect(fault.range == range)
        #expect(fault.message.hasPrefix(message), "\(fault.message)")
    }

    @Test func saysHowManyKeysASilentStopCosts() throws {
        let one = try #require(StringTable.sample("a=1;;b=2;").faults.first)
        #expect(one.message.hasSuffix("`plutil -lint` says OK, but the key behind it is lost."))
        #expect(one.pointer.description == "/a")
        let two = try #require(StringTable.sample("a=1;;b=2;c=3;").faults.first)
        #expect(two.message.hasSuffix("but the 2 keys behind it are lost."))
        let none = try #require(StringTable.sample("a=1;;").faults.first)
        #expect(none.message.contains("no key is lost yet"))
        // Both sides of a conflict have the key “b”, which is lost once.
        let conflict = try #require(
            StringTable.sample("a=1;\n<<<<<<< A\nb=2;\n=======\nb=3;\n>>>>>>> B\n").faults.first)
        #expect(conflict.message.hasSuffix("but the key behind it is lost."))
    }

    @Test(arguments: [
        ("a=1;;", TableFault.Seriousness.warning), ("a=1;\u{FEFF}", .warning), ("a=1;\n# the end", .warning),
        // A text is lost here, though no key can be told.
        ("a=1;\n\"b = 2;", .error), ("a=1;;\n\"b = 2;", .error), ("a=1;;b=2;", .error),
    ]) func whatEndsAFileWithoutLosingAKeyIsNoError(file: String, seriousness: TableFault.Seriousness) {
        #expect(StringTable.sample(file).faults.first?.seriousness == seriousness)
    }

    @Test func anEmptyInfoPlistLosesNothing() {
        let path = "de.lproj/InfoPlist.strings"
        #expect(StringTable.sample("", path: path).faults.map(\.seriousness) == [.info])
        #expect(StringTable.sample("").faults.map(\.seriousness) == [.warning])
    }

    @Test func aRepeatedKeyTellsWhichTextWins() throws {
        let table = StringTable.sample("\"t\" = \"Targ\";\n\"t\" = \"Rynek\";")
        let fault = try #require(table.faults.first)
        #expect(fault.rule == .stringsDuplicateKey)
        #expect(fault.seriousness == .warning)
        #expect(fault.message.contains("users read “Rynek” and never “Targ”"))
        #expect(fault.range == 14..<17)
        #expect(fault.related.map(\.range) == [0..<3])
        #expect(table.entry(for: "t", in: "de")?.value.text == "Rynek")
        #expect(StringTable.sample("a=1;a=1;").faults.map(\.seriousness) == [.info])
    }

    @Test(arguments: [
        (#"\u00e9"#, #"\u00e9"#, "a small “\\u” loses its backslash"),
        (#"\Ux"#, #"\U"#, "wants four hexadecimal digits"), (#"\U0001F600"#, #"\U0001F600"#, "takes four digits only"),
        (#"\351"#, #"\351"#, "stands for “Ø”"), (#"\Gostaria"#, #"\G"#, "does nothing"),
        (#"\ n"#, #"\ "#, "does nothing"),
        (#"\UD83D."#, #"\UD83D"#, "half of a character"),
        (#"\u00e9\u00e8"#, #"\u00e9"#, "The text has another one of the kind."),
        (#"\351, \352, \353"#, #"\351"#, "The text has 2 more of the kind."),
    ]) func namesAnEscapeThatMeansSomethingElse(written: String, place: String, message: String) throws {
        let table = StringTable.sample("\"k\" = \"\(written)\";")
        let fault = try #require(table.faults.first)
        #expect(table.faults.count == 1)
        #expect(fault.rule == .stringsEscape)
        #expect(table.pointedAt(fault) == place)
        #expect(fault.message.contains(message))
        #expect(fault.pointer.description == "/k")
    }

    @Test(arguments: [#"\n\t\r\"\'\\\a\b\f\v\/\%\101\U00e9\UD83D\UDE00"#, "\\\n"])
    func usefulEscapesAreLeftAlone(written: String) {
        #expect(StringTable.sample("\"k\" = \"\(written)\";").faults.isEmpty)
    }

    // MARK: Encodings

    private func wide(_ text: String, isBigEndian: Bool) -> [UInt8] {
        text.utf16.flatMap { unit in
            let low = UInt8(truncatingIfNeeded: unit)
            let high = UInt8(truncatingIfNeeded: unit >> 8)
            return isBigEndian ? [high, low] : [low, high]
        }
    }

    @Test(arguments: [true, false]) func utf16PlacesAreThoseOfTheFile(isBigEndian: Bool) throws {
        let text = "\u{FEFF}\"é\" = \"😀\";\r\n\"\u{A0A}\" = \"x\";;"
        let table = StringTable.sample(wide(text, isBigEndian: isBigEndian))
        #expect(texts(table) == ["é=😀", "\u{A0A}=x"])
        let entry = try #require(table.entries.last)
        #expect(entry.keyRange == 28..<34)
        #expect(table.position(of: entry.keyRange.lowerBound) == Position(line: 2, column: 1))
        let fault = try #require(table.faults.first)
        #expect(table.position(of: fault.range.lowerBound) == Position(line: 2, column: 11))
    }

    @Test func utf16WithoutAMarkIsRefused() throws {
        for isBigEndian in [true, false] {
            let table = StringTable.sample(wide("\"a\" = \"1\";", isBigEndian: isBigEndian))
            #expect(table.isRefused)
            #expect(table.faults.map(\.rule) == [.stringsEncoding])
            #expect(texts(table) == ["a=1"])
        }
    }

    @Test(arguments: [true, false]) func utf32WithoutAMarkIsRefused(isBigEndian: Bool) throws {
        let file = "\"a\" = \"é\";".unicodeScalars.flatMap { scalar in
            withUnsafeBytes(of: isBigEndian ? scalar.value.bigEndian : scalar.value.littleEndian) { Array($0) }
        }
        let table = StringTable.sample(file)
        #expect(table.isRefused)
        #expect(table.faults.count == 1)
        #expect(table.faults.first?.message.hasPrefix("The file is in UTF-32 without a byte order mark") ?? false)
        #expect(table.entries.map(\.value.text) == ["é"])
    }

    @Test func otherEncodingsAreNamed() throws {
        let macRoman = StringTable.sample(Array("\"t\" = \"M".utf8) + [0x8A] + Array("rkte\";".utf8))
        let first = try #require(macRoman.faults.first)
        #expect(first.message.contains("looks like Mac Roman"))
        #expect(first.range == 8..<9)
        #expect(first.pointer.tokens.isEmpty)
        #expect(macRoman.isRefused)
        #expect(texts(macRoman) == ["t=M\u{FFFD}rkte"])
        let latin = StringTable.sample(Array("\"t\" = \"M".utf8) + [0xE4] + Array("rkte\";".utf8))
        #expect(latin.faults.first?.message.contains("looks like Latin-1") ?? false)
        let utf32: [UInt8] = "\u{FEFF}a=1;".unicodeScalars.flatMap {
            [UInt8($0.value & 0xFF), UInt8($0.value >> 8), 0, 0]
        }
        let wide = StringTable.sample(utf32)
        #expect(texts(wide) == ["a=1"])
        #expect(!wide.isRefused)
        #expect(wide.faults.map(\.rule) == [.stringsEncoding])
    }

    // MARK: Property lists in place of text

    @Test func anXMLListIsToldByItsContent() throws {
        let table = StringTable.sample(
            "<?xml version=\"1.0\"?>\n<plist version=\"1.0\"><dict>\n<key>a</key><string>é &amp; x</string>\n"
                + "<key>b</key><true/></dict></plist>")
        #expect(texts(table) == ["a=é & x", "b=-"])
        let entry = try #require(table.entries.first)
        #expect(table.position(of: entry.valueRange.lowerBound) == Position(line: 3, column: 21))
        #expect(table.faults.map(\.rule) == [.stringsValueType])
    }

    // MARK: Hostile input

    @Test func manyFaultsEndInOne() throws {
        let table = StringTable.sample(String(repeating: ";\n", count: 10) + String(repeating: "a=1\n", count: 5000))
        #expect(table.faults.filter { $0.rule == .stringsSyntax }.count == StringsReader.maximumFaults + 1)
        #expect(table.faults.contains { $0.message.hasPrefix("More than 200 faults") })
    }

    /// Only errors in the grammar, each of which costs a search for where to go on, end the reading.
    @Test func manyOddEscapesDoNotEndTheReading() throws {
        let table = StringTable.sample((0..<300).map { "k\($0) = \"\\q\";\n" }.joined() + "last = \"x\";;y=1;")
        #expect(table.entries.count == 302)
        #expect(!table.isRefused)
        let escapes = table.faults.filter { $0.rule == .stringsEscape }
        #expect(escapes.count == StringsReader.maximumFaults + 1)
        #expect(escapes.last?.message.hasPrefix("The file has 100 more such faults") ?? false)
        #expect(table.faults.last?.rule == .stringsSyntax)
    }

    @Test func deepNestingIsRefused() {
        let deep = StringTable.sample("a=" + String(repeating: "(", count: 100_000))
        #expect(deep.isRefused)
        #expect(deep.faults.count == 1)
        #expect(deep.faults.first?.message.hasPrefix("Arrays and dictionaries stand more than 512 deep") ?? false)
    }

    @Test func placesInATextAreFoundInTheFile() throws {
        let table = StringTable.sample("\"a\" = \"\\\"é\\U00e9 %@\";")
        let entry = try #require(table.entries.first)
        let text = try #require(entry.value.text)
        let specifier = try #require(FormatString(text).specifiers.first)
        let range = table.fileRange(of: specifier.range, in: text, at: entry.valueRange)
        #expect(String(decoding: table.file.bytes[range], as: UTF8.self) == "%@")
        let plain = StringTable.sample("a = \"x %2$@\";")
        #expect(plain.fileRange(of: 2..<6, in: "x %2$@", at: 4..<12) == 7..<11)
    }

    /// Found by fuzzing: behind an unclosed key, a line that starts with one of Unicode's own line ends was never left.
    @Test(arguments: ["\u{2028}", "\u{2029}"])
    func recoveryGoesOverUnicodeLineEnds(_ lineEnd: String) {
        let table = StringTable.sample("\";\n\(lineEnd) x\n\"b\" = \"c\";\n")
        #expect(!table.faults.isEmpty)
        #expect(table.entries.contains { $0.key == "b" })
    }
}
