import Foundation
import SourceTree
import Testing

@testable import StringTables

/// What a correct writer writes reads back the same, and nothing that a file holds stops the readers.
@Suite struct RoundTripTests {
    /// A key and its text; the keys differ in their code units.
    private typealias Pair = (key: String, text: String)

    // MARK: Texts

    @Test func stringsOfAnyTextsReadBackInEachEncoding() {
        var generator = SeededGenerator(state: 21)
        for _ in 0..<100 {
            let pairs = Self.pairs(&generator)
            let text =
                pairs.map { "\(StringsText.quoted($0.key)) = \(StringsText.quoted($0.text));\n" }.joined()
                + "/* end */"
            for (name, file) in Self.encodings(of: text) {
                let table = StringTable.sample(file)
                #expect(Self.isSame(table, pairs), "\(name): \(text)")
                #expect(!table.isRefused)
                #expect(table.faults.map(\.rule) == (name.hasPrefix("UTF-32") ? [.stringsEncoding] : []))
            }
        }
    }

    @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
    func propertyListsReadBack(format: PropertyListSerialization.PropertyListFormat) throws {
        var generator = SeededGenerator(state: 22)
        for _ in 0..<60 {
            // Foundation's dictionary would merge keys that are canonically equivalent.
            let texts = Dictionary(Self.pairs(&generator).map { ($0.key, $0.text) }) { first, _ in first }
            let file = try PropertyListSerialization.data(fromPropertyList: texts, format: format, options: 0)
            let table = StringTable.sample(Array(file))
            #expect(table.faults.isEmpty)
            #expect(Dictionary(uniqueKeysWithValues: table.entries.map { ($0.key, $0.value.text) }) == texts)
        }
    }

    @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
    func pluralEntriesReadBack(format: PropertyListSerialization.PropertyListFormat) throws {
        var generator = SeededGenerator(state: 23)
        for _ in 0..<40 {
            let texts = Dictionary(Self.pairs(&generator).map { ($0.key, $0.text) }) { first, _ in first }
            let entries = texts.mapValues { text -> [String: Any] in
                [
                    "NSStringLocalizedFormatKey": "%#@n@ " + text,
                    "n": [
                        "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "lu",
                        "one": "one " + text, "other": text,
                    ],
                ]
            }
            let file = try PropertyListSerialization.data(fromPropertyList: entries, format: format, options: 0)
            let table = StringTable.sample(Array(file), path: "de.lproj/Localizable.stringsdict")
            #expect(table.entries.count == texts.count)
            for entry in table.entries {
                let text = try #require(texts[entry.key])
                guard case .plural(let plural) = entry.value, let variable = plural.variables.first else {
                    Issue.record("\(entry.key) is no plural text")
                    continue
                }
                #expect(plural.format == "%#@n@ " + text)
                #expect(variable.valueType == "lu")
                let forms = Dictionary(uniqueKeysWithValues: variable.forms.map { ($0.category, $0.text) })
                #expect(forms == [.one: "one " + text, .other: text])
            }
        }
    }

    @Test func catalogsReadBackInEachLanguage() throws {
        var generator = SeededGenerator(state: 24)
        for _ in 0..<60 {
            let texts = Dictionary(Self.pairs(&generator).map { ($0.key, $0.text) }) { first, _ in first }
            func unit(_ text: String) -> [String: Any] { ["stringUnit": ["state": "translated", "value": text]] }
            let entries = texts.mapValues { ["localizations": ["en": unit($0), "de": unit("de " + $0)]] }
            let file = try JSONSerialization.data(
                withJSONObject: ["sourceLanguage": "en", "version": "1.0", "strings": entries])
            let table = StringTable.sample(Array(file), path: "Localizable.xcstrings")
            #expect(table.faults.isEmpty)
            for (key, text) in texts {
                #expect(table.entry(for: key, in: "en")?.value.text == text)
                #expect(table.entry(for: key, in: "de")?.value.text == "de " + text)
            }
            #expect(table.entries.count == texts.count * 2)
        }
    }

    // MARK: Damage

    @Test(arguments: StringTablePath.Kind.allCases) func damagedFilesAreReadWithoutACrash(kind: StringTablePath.Kind)
        throws
    {
        var generator = SeededGenerator(state: 25)
        let path = "de.lproj/Localizable." + kind.rawValue
        for whole in try Self.wholeFiles(kind) {
            for _ in 0..<400 {
                let file = Self.damaged(whole, &generator)
                let table = StringTable.sample(file, path: path)
                let places = table.faults.map(\.range) + table.entries.flatMap { [$0.keyRange, $0.valueRange] }
                let isInside = places.allSatisfy { 0...file.count ~= $0.lowerBound && 0...file.count ~= $0.upperBound }
                #expect(isInside, "\(file)")
                if let place = places.last { #expect(table.position(of: place.upperBound).line >= 1) }
            }
        }
    }

    private static func wholeFiles(_ kind: StringTablePath.Kind) throws -> [[UInt8]] {
        let variable: [String: Any] = [
            "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "d", "one": "%d é",
            "other": "%d 界",
        ]
        let plural: [String: Any] = ["NSStringLocalizedFormatKey": "%1$#@n@ %2$@", "n": variable]
        switch kind {
        case .strings:
            let text = "/* c */ \"a\" = \"\\U00e9 😀 %1$@\\n\"; // d\nb = (\"1\", {c = <0a>;});\n'd';\n"
            return encodings(of: text).map(\.file)
                + [try list(["a": "é 😀", "b": "2"], .xml), try list(["a": "é 😀", "b": "2"], .binary)]
        case .stringsDictionary:
            return [
                try list(["a": plural, "b": ["NSStringVariableWidthRuleType": ["20": "é"]]], .xml),
                try list(["a": plural, "b": "2"], .binary),
            ]
        case .catalog:
            return [
                Array(
                    """
                    {"sourceLanguage": "en", "version": "1.0", "strings": {"a": {"localizations": {"de": {"variations":
                    {"device": {"iphone": {"variations": {"plural": {"other": {"stringUnit": {"state": "new", "value": "%d é"}}}}}}}},
                    "en": {"stringUnit": {"value": "%#@n@"}, "substitutions": {"n": {"argNum": 1, "formatSpecifier": "lld",
                    "variations": {"plural": {"other": {"stringUnit": {"value": "%arg 😀"}}}}}}}}}, "b": {}}}
                    """.utf8)
            ]
        }
    }

    private static func list(_ value: [String: Any], _ format: PropertyListSerialization.PropertyListFormat) throws
        -> [UInt8]
    {
        Array(try PropertyListSerialization.data(fromPropertyList: value, format: format, options: 0))
    }

    /// One to four changes: bytes left out, put in, repeated or replaced, or the end cut off.
    private static func damaged(_ file: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
        var file = file
        for _ in 0..<Int.random(in: 1...4, using: &generator) where !file.isEmpty {
            let place = Int.random(in: 0..<file.count, using: &generator)
            let end = min(file.count, place + Int.random(in: 1...6, using: &generator))
            switch Int.random(in: 0..<5, using: &generator) {
            case 0: file.removeSubrange(place..<end)
            case 1: file.insert(UInt8.random(in: 0...255, using: &generator), at: place)
            case 2: file.insert(contentsOf: file[place..<end], at: place)
            case 3: file[place] = UInt8.random(in: 0...255, using: &generator)
            default: if Int.random(in: 0..<8, using: &generator) == 0 { file.removeSubrange(place...) }
            }
        }
        return file
    }

    // MARK: Writing

    private static func isSame(_ table: StringTable, _ pairs: [Pair]) -> Bool {
        table.entries.count == pairs.count
            && zip(table.entries, pairs).allSatisfy { entry, pair in
                entry.isVisibleToDevice && entry.key.utf8.elementsEqual(pair.key.utf8)
                    && entry.value.text?.utf8.elementsEqual(pair.text.utf8) ?? false
            }
    }

    private static let alphabet: [Unicode.Scalar] = [
        "a", "Z", "0", " ", "\"", "\\", "\n", "%", "@", "é", "e", "\u{301}", "界", "😀", "'", ";", "=", "\t", "/", "*",
        "<",
        "&", "“", "\u{A0}", "\u{200F}", "\u{2028}", "{", "}", "$",
    ]

    private static func pairs(_ generator: inout SeededGenerator) -> [Pair] {
        var known: Set<TableKey> = []
        var pairs: [Pair] = []
        for _ in 0..<Int.random(in: 1...8, using: &generator) {
            let key = word(&generator)
            let text = word(&generator)
            if known.insert(TableKey(key)).inserted { pairs.append((key, text)) }
        }
        return pairs
    }

    private static func word(_ generator: inout SeededGenerator) -> String {
        var text = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0...12, using: &generator) {
            text.append(alphabet.randomElement(using: &generator) ?? "a")
        }
        return String(text)
    }

    private static func encodings(of text: String) -> [(name: String, file: [UInt8])] {
        let wide = Array(text.utf16)
        let scalars = text.unicodeScalars.map(\.value)
        func bytes<Unit: FixedWidthInteger>(_ units: [Unit]) -> [UInt8] {
            units.flatMap { unit in withUnsafeBytes(of: unit) { Array($0) } }
        }
        return [
            ("UTF-8", Array(text.utf8)), ("UTF-8 with a mark", [0xEF, 0xBB, 0xBF] + Array(text.utf8)),
            ("UTF-16LE", [0xFF, 0xFE] + bytes(wide.map(\.littleEndian))),
            ("UTF-16BE", [0xFE, 0xFF] + bytes(wide.map(\.bigEndian))),
            ("UTF-32LE", [0xFF, 0xFE, 0, 0] + bytes(scalars.map(\.littleEndian))),
            ("UTF-32BE", [0, 0, 0xFE, 0xFF] + bytes(scalars.map(\.bigEndian))),
        ]
    }
}
