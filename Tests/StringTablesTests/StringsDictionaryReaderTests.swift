import SourceTree
import Testing

@testable import StringTables

@Suite struct StringsDictionaryReaderTests {
    private func read(_ body: String, language: String = "en", head: String = "") -> StringTable {
        StringTable.sample(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(head)<plist version=\"1.0\">\n<dict>\n\(body)</dict>\n</plist>\n",
            path: "App/\(language).lproj/Localizable.stringsdict")
    }

    private func entry(
        format: String = "%#@n@", type: String? = "li",
        forms: [(String, String)] = [("one", "1 crate"), ("other", "%li crates")]
    ) -> String {
        let value = type.map { "<key>NSStringFormatValueTypeKey</key><string>\($0)</string>\n" } ?? ""
        let texts = forms.map { "<key>\($0)</key><string>\($1)</string>\n" }.joined()
        return
            "<key>crates</key>\n<dict>\n<key>NSStringLocalizedFormatKey</key><string>\(format)</string>\n<key>n</key>\n<dict>\n"
            + "<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>\n\(value)\(texts)</dict>\n</dict>\n"
    }

    @Test func readsVariablesAndForms() throws {
        let table = read(entry())
        #expect(table.faults.isEmpty)
        guard case .plural(let plural) = try #require(table.entries.first).value else {
            Issue.record("no plural text")
            return
        }
        #expect(plural.format == "%#@n@")
        let variable = try #require(plural.variables.first)
        #expect(variable.name == "n")
        #expect(variable.valueType == "li")
        #expect(variable.forms.map(\.category) == [.one, .other])
        let form = try #require(variable.forms.last)
        #expect(form.pointer.description == "/crates/n/other")
        #expect(String(decoding: table.file.bytes[form.range], as: UTF8.self) == "%li crates")
        #expect(table.position(of: form.range.lowerBound) == Position(line: 12, column: 25))
        #expect(table.entries.first?.value.isPlural ?? false)
    }

    @Test func aSpecifierThatContradictsTheValueTypeIsNamed() throws {
        let table = read(entry(forms: [("one", "1 crate"), ("other", "%@ crates")]))
        let fault = try #require(table.faults.first)
        #expect(table.faults.count == 1)
        #expect(fault.rule == .pluralValueType)
        #expect(fault.pointer.description == "/crates/n/other")
        #expect(fault.message.hasPrefix("“%@” stands where"))
    }

    /// Numbers in a form are those of the outer call, so that `%2$@` shows another argument.
    @Test(arguments: ["%1$ld of %2$@", "no number", "%d and 50% off", "%ld %@", "%2$@"])
    func otherSpecifiersInAFormAreRight(text: String) {
        #expect(read(entry(forms: [("one", "1"), ("other", text)])).faults.isEmpty)
    }

    @Test(arguments: [
        ("en", ["one"], [TableFault.Seriousness.error]), ("en", ["other"], [.warning]),
        ("ja", ["one", "other"], [.info]),
        ("ru", ["one", "few", "many"], []), ("ru", ["one", "few", "many", "other"], []),
        ("ru", ["one", "other"], [.warning]),
        ("fr", ["one", "other"], []), ("fr", ["one", "many", "other"], []), ("en", ["zero", "one", "other"], []),
        ("ar", ["zero", "one", "two", "few", "many", "other"], []), ("ar", ["other"], [.warning]),
        ("tlh", ["other"], []),
        ("tlh", ["one"], [.error]), ("pt-BR", ["one", "other"], []), ("cs", ["one", "few", "other"], []),
        ("en", ["one", "few", "other"], [.info]),
    ]) func categoriesFitTheLanguage(language: String, categories: [String], found: [TableFault.Seriousness]) {
        let table = read(entry(forms: categories.map { ($0, "%li") }), language: language)
        #expect(table.faults.map(\.seriousness) == found)
        #expect(table.faults.allSatisfy { $0.rule == .pluralCategories })
    }

    @Test func referencesAndVariablesHaveToMatch() throws {
        let table = read(entry(format: "%#@m@"))
        #expect(table.faults.map(\.rule) == [.stringsDictionaryStructure, .stringsDictionaryStructure])
        #expect(
            table.faults.first?.message.contains("the variable “m”, which the entry does not have. Is “n” meant?")
                ?? false)
        #expect(table.faults.last?.message.contains("No text refers to the variable “n”") ?? false)
        #expect(read(entry(format: "%1$#@n@ %1#@n@")).faults.isEmpty)
    }

    @Test func partsThatAreMissingAreNamed() throws {
        #expect(read(entry(type: nil)).faults.map(\.rule) == [.pluralValueType])
        #expect(read(entry(type: "items")).faults.map(\.rule) == [.pluralValueType])
        let noFormat = read("<key>k</key><dict><key>n</key><dict/></dict>")
        #expect(noFormat.faults.first?.message.contains("has no NSStringLocalizedFormatKey") ?? false)
        #expect(read("<key>k</key><integer>1</integer>").faults.map(\.rule) == [.stringsValueType])
        let width = read(
            "<key>k</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>20</key><string>Hi %@</string></dict></dict>"
        )
        #expect(width.faults.isEmpty)
        #expect(width.entries.first?.value.isPlural == false)
    }

    @Test(arguments: [
        ("<key>a</key><string>x & y</string>", "An ampersand in a text is written"),
        ("<key>a</key>", "has no value behind it"),
        ("<string>a</string>", "each value stands behind"), ("<key>a</key><b/>", "is no element of a property list"),
        ("<key>a</key><string>x", "not well-formed"),
        ("<key>a</key><key>b</key><string>x</string>", "has no value behind it"),
        ("text", "outside of any"), ("<key>a</key><string>&nope;</string>", "Only &amp;"),
    ]) func namesWhatIsWrongInTheXML(body: String, message: String) throws {
        let table = read(body)
        #expect(table.isRefused)
        let fault = try #require(table.faults.first)
        #expect(table.faults.count == 1)
        #expect(fault.rule == .stringsDictionarySyntax)
        #expect(fault.message.contains(message), "\(fault.message)")
        #expect(fault.range.lowerBound > 0)
    }

    @Test func nothingIsFetchedAndNothingExpands() throws {
        let bomb = "<!DOCTYPE plist [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;\">]>\n"
        #expect(
            read("<key>a</key><string>&b;</string>", head: bomb).faults.first?.message.contains("of its own") ?? false)
        let file = "<!DOCTYPE plist [<!ENTITY a SYSTEM \"file:///etc/hostname\">]>\n"
        #expect(read("<key>a</key><string>&a;</string>", head: file).isRefused)
        let apple =
            "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n"
        #expect(read("<key>a</key><string>x</string>", head: apple).faults.isEmpty)
        #expect(read("<key>a</key><string>&b;</string>", head: apple).isRefused)
        #expect(
            read(String(repeating: "<key>a</key><dict>", count: 5000)).faults.first?.message.contains("512 deep")
                ?? false)
    }

    /// A damaged binary list is refused or read, and never ends the process.
    @Test func damagedBinaryListsAreRefused() throws {
        // {"a": "1"} in binary form.
        let list: [UInt8] =
            Array("bplist00".utf8) + [0xD1, 1, 2, 0x51, 0x61, 0x51, 0x31, 8, 11, 13] + [0, 0, 0, 0, 0, 0, 1, 1]
            + [0, 0, 0, 0, 0, 0, 0, 3] + [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, 15]
        #expect(StringTable.sample(list).entry(for: "a", in: "de")?.value.text == "1")
        var generator = SeededGenerator(state: 5)
        for _ in 0..<20_000 {
            var mangled = list
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let place = Int.random(in: 8..<mangled.count, using: &generator)
                mangled[place] = UInt8.random(in: 0...255, using: &generator)
            }
            let table = StringTable.sample(mangled)
            #expect(table.isRefused ? !table.faults.isEmpty : table.entries.count <= 15)
        }
        #expect(StringTable.sample(Array(list.prefix(20))).isRefused)
        // The dictionary is its own value.
        var circle = list
        circle[10] = 0
        #expect(StringTable.sample(circle).faults.first?.message.contains("in a circle") ?? false)
    }

    @Test func textsByDeviceAndWidthAreReadWithTheirPlurals() throws {
        let plural =
            "<dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>"
            + "<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
            + "<key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>%d Bid</string>"
            + "<key>other</key><string>%d Bids</string></dict></dict>"
        let file = """
            <plist version="1.0"><dict>
            <key>D</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
            <key>iphone</key>\(plural)<key>phone</key><string>x</string><key>other</key><string>Tap</string></dict></dict>
            <key>W</key><dict><key>NSStringVariableWidthRuleType</key><dict>
            <key>20</key><string>kurz</string><key>wide</key><true/></dict></dict>
            </dict></plist>
            """
        let table = StringTable.sample(file, path: "de.lproj/Localizable.stringsdict")
        #expect(table.entries.map(\.value.isPlural) == [true, false])
        #expect(table.entries[1].value.phoneText == "kurz")
        #expect(
            table.faults.map { "\($0.rule.rawValue) \($0.pointer)" } == [
                "stringsdict-structure /D/NSStringDeviceSpecificRuleType/phone",
                "stringsdict-structure /W/NSStringVariableWidthRuleType/wide",
                "strings-value-type /W",
            ])
    }
}
