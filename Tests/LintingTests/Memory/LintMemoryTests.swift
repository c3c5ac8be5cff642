import BuiltinRules
import SourceTree
import StringTables
import Testing

@testable import Linting

/// A memory accepts no text in which anything would be found, whatever it has learned from others.
@Suite struct LintMemoryTests {
    private static let app = app(
        with: [("en", "%@ %@"), ("de", "%2$@ %1$@")].reduce(into: [:]) { tables, table in
            tables["\(table.0).lproj/Localizable.strings"] = "\"KEY\" = \"\(table.1)\"; \"OTHER\" = \"x\";"
        })

    private static func app(with tables: [String: String]) -> AppResources {
        let read = tables.sorted { $0.key < $1.key }.compactMap { path, text in
            StringTablePath(path).map { StringTableReader.read(Source(name: path, text: text), path: $0) }
        }
        return AppResources(strings: tables.isEmpty ? nil : AppStrings(read))
    }

    /// Lines as a stream has them.
    private struct Lines {
        private let program: LintProgram
        private let app: AppResources
        private var memory: LintMemory

        init(_ program: LintProgram, app: AppResources = LintMemoryTests.app) {
            self.program = program
            self.app = app
            memory = LintMemory(program, app: app)
        }

        /// Whether a line is accepted; nil when it is no JSON.
        mutating func accepts(_ line: String, behind said: Set<String> = []) -> Bool? {
            let source = Source(name: "a.ndjson", bytes: Array(line.utf8), holdsLines: true)
            memory.begin(with: source, behind: said)
            var accepted: Bool?
            _ = source.bytes.withUnsafeBufferPointer { bytes in
                JSONLineCheck(bytes, mayRepeatKeys: true) { view in
                    accepted = memory.accepts(view)
                    return true
                }
            }
            return accepted
        }

        mutating func takeTally() -> (payloads: Int, keys: Set<TableKey>) { memory.takeTally() }

        /// What is found in a line that nothing is known of.
        func findings(in line: String) -> [Finding] {
            let document = PayloadDocument(
                Source(name: "a.ndjson", bytes: Array(line.utf8), holdsLines: true), mustHold: true,
                pushType: program.settings.headers.pushType)
            var resolver = PlaceResolver()
            return program.findings(
                in: document, payloads: program.payloads(of: document), app: app, resolver: &resolver)
        }
    }

    private static func program(_ configuration: String = "") throws -> LintProgram {
        try Lint.configuration(configuration).program(overrides: [])
    }

    @Test("A text like two others is accepted when what the rules ask has the same answers, and only then")
    func learns() throws {
        var lines = Lines(try LintMemoryTests.program())
        let line = #"{"aps": {"alert": {"title": "A", "body": "B"}, "badge": 1, "mutable-content": 1}, "image": "x"}"#
        #expect(lines.accepts(line) == false, "Its shape was never seen.")
        #expect(lines.accepts(line) == true)
        #expect(lines.accepts(line.replacing("\"A\"", with: "\"Another title\"")) == true)
        #expect(lines.accepts(line.replacing("\"badge\": 1", with: "\"badge\": -1")) == false)
        #expect(lines.accepts(line.replacing("\"mutable-content\": 1", with: "\"mutable-content\": 2")) == false)
        #expect(lines.accepts(line.replacing("badge", with: "badgf")) == false)
        #expect(lines.accepts(line) == true)
        #expect(lines.takeTally().payloads == 3)
        #expect(lines.takeTally().payloads == 0)
    }

    @Test("The size of the whole counts where a rule asks for it")
    func sizes() throws {
        var lines = Lines(try LintMemoryTests.program())
        let line = { (length: Int) in
            #"{"aps": {"alert": {"title": "A", "body": "\#(String(repeating: "b", count: length))"}}}"#
        }
        _ = lines.accepts(line(10))
        #expect(lines.accepts(line(10)) == true)
        #expect(lines.accepts(line(900)) == true)
        #expect(lines.accepts(line(5000)) == false)
        #expect(lines.findings(in: line(5000)).map(\.rule) == ["payload-too-large"])
        #expect(lines.accepts(line(900)) == true)
    }

    @Test(
        "A text in which a key is repeated is never accepted, however often it comes",
        arguments: [
            #"{"aps": {"alert": "A"}, "n": 1, "n": 1}"#, #"{"aps": {"alert": "A", "\u0061lert": "A"}}"#,
            #"{"aps": {"alert": "A"}, "n": [{"n": {"a": 1, "b": 2, "a": 1}}]}"#,
            "{" + (0..<20).map { #""k\#($0)": 1, "# }.joined() + #""aps": {"alert": "A"}, "k7": 1}"#,
        ])
    func repeatedKeys(line: String) throws {
        var lines = Lines(try LintMemoryTests.program())
        for _ in 0..<4 { #expect(lines.accepts(line) == false) }
        #expect(lines.findings(in: line).contains { $0.rule == "json-duplicate-key" })
    }

    @Test("The keys that accepted texts name are told")
    func keys() throws {
        var lines = Lines(try LintMemoryTests.program())
        let line = { (key: String, arguments: String) in
            #"{"aps": {"alert": {"loc-key": "\#(key)", "loc-args": [\#(arguments)]}}}"#
        }
        _ = lines.accepts(line("KEY", #""a", "b""#))
        #expect(lines.accepts(line("KEY", #""a", "b""#)) == true)
        #expect(lines.takeTally().keys == [TableKey("KEY")])
        #expect(lines.accepts(line("KEY", #""c", "d""#)) == true)
        #expect(lines.accepts(line("NONE", #""c", "d""#)) == false)
        #expect(lines.accepts(line("OTHER", #""c", "d""#)) == false, "It takes no arguments.")
        #expect(lines.takeTally().payloads == 1)
    }

    @Test("What is said once in a run is accepted once it was said")
    func remarks() throws {
        var memory = LintMemory(try LintMemoryTests.program(), app: AppResources())
        let source = Source(name: "a", text: #"{"aps": {"alert": {"loc-key": "KEY"}}}"#)
        func accepts(behind said: Set<String>) -> Bool {
            memory.begin(with: source, behind: said)
            return source.bytes.withUnsafeBufferPointer { bytes in
                JSONLineCheck(bytes, mayRepeatKeys: true) { memory.accepts($0) }.refused.isEmpty
            }
        }
        let remark = Lint(#"{"aps": {"alert": {"loc-key": "KEY"}}}"#).findings.first { $0.isOncePerRun }?.message ?? ""
        #expect(remark.hasPrefix("No string table was found"))
        #expect(!accepts(behind: []))
        #expect(!accepts(behind: []))
        #expect(!accepts(behind: ["Something else."]))
        #expect(accepts(behind: ["Something else.", remark]))
    }

    @Test("That something is found is learned as well, wherever it stands")
    func learnsFaults() throws {
        let judge = TextJudge(
            try LintMemoryTests.program(), app: AppResources(), mustHold: true, texts: Source(name: "", bytes: []))
        let text = #"{"aps": {"alert": {"loc-key": "KEY"}, "badge": "x"}}"#
        let tree = try JSONParser.parse(Source(name: "a", text: text))
        tree.withView { view in
            let text = WatchedText(view, of: tree.source, judge.program, mustHold: true)
            for subject in judge.subjects(in: text) {
                var own = judge
                let (verdict, entries) = text.watching { own.verdict(subject, on: text) }
                if case .nothing = verdict { continue }
                #expect(entries != nil, "\(subject) rests on nothing but values.")
            }
        }
    }

    @Test("A value that a schema gives up on is told of each time, however deep it lies")
    func givenUpSchemas() throws {
        let configuration = """
            schemas:
              deep: {anyOf: [{type: object, properties: {c: {$ref: "#"}}}, {anyOf: [{type: string}, {anyOf:
                [{type: boolean}, {anyOf: [{type: "null"}, {type: number}]}]}]}]}
            """
        var lines = Lines(try LintMemoryTests.program(configuration))
        var given = 0
        for depth in stride(from: 60, through: 160, by: 1) {
            let value = String(repeating: #"{"c": "#, count: depth) + "1" + String(repeating: "}", count: depth)
            let line = #"{"aps": {"alert": "A"}, "deep": \#(value)}"#
            let findings = lines.findings(in: line).map(\.message)
            given += findings.isEmpty ? 0 : 1
            for _ in 0..<4 where lines.accepts(line) == true { #expect(findings == [], "\(depth) levels") }
        }
        #expect(given > 10, "Some lie too deep to be checked.")
    }

    @Test("Lines without a payload, envelopes with a fault, and embedded JSON come out as they do without memory")
    func envelopes() throws {
        var lines = Lines(try LintMemoryTests.program("extends: pushlint:all"))
        let texts = [
            #"{"name": "x"}"#, #"[1]"#,
            #"{"default": "Hi", "APNS": "{\"aps\": {\"alert\": {\"body\": \"A\", \"title\": \"B\"}}}"}"#,
            #"{"default": "Hi", "APNS": "{\"aps\": "}"#, #"[{"aps": {"alert": "x"}}, {"name": "x"}]"#,
            #"{"message": {"token": "t", "apns": {"headers": {"apns-priority": "10"}, "payload": {"aps": {"alert": "A"}}}}}"#,
            #"{"message": {"token": "t", "apns": {"headers": {"apns-priority": "11"}, "payload": {"aps": {"alert": "A"}}}}}"#,
        ]
        for text in texts + texts + texts {
            if lines.accepts(text) == true { #expect(lines.findings(in: text).map(\.message) == [], "in \(text)") }
        }
    }

    @Test("Texts of ever new shapes and ever new values do not pile up, and what came before is still known")
    func boundedMemory() throws {
        var lines = Lines(try LintMemoryTests.program())
        let known = #"{"aps": {"alert": "A"}, "id": 1}"#
        _ = lines.accepts(known)
        #expect(lines.accepts(known) == true)
        for number in 0..<3000 {
            _ = lines.accepts(#"{"aps": {"alert": "A", "sound": "\#(number)"}, "k\#(number)": 1}"#)
            _ = lines.accepts(#"{"aps": {"alert": "A", "sound": "\#(number)"}, "id": 1}"#)
            _ = lines.accepts(#"{"default": "A", "APNS": "{\"aps\": {\"alert\": \"\#(number)\"}}"}"#)
        }
        let large = #"{"aps": {"alert": "A"}, "list": [\#(String(repeating: "1, ", count: 6000))1]}"#
        for _ in 0..<3 { #expect(lines.accepts(large) == false, "What no device gets is not learned.") }
        #expect(lines.accepts(known) == true)
    }

    // MARK: All rules

    private static let values: [NodeKind: [String]] = [
        .string: [
            #""""#, #""x""#, #""{{ name }}""#, #""${name}""#, #""caf\u00e9""#, #""12""#, #""default""#, #""KEY""#,
            #""\#(String(repeating: "long ", count: 60))""#, #""2026-11-30T12:00:00Z""#, #""%@ and %d""#, #""10""#,
        ],
        .number: ["0", "1", "-1", "1.5", "10", "1e3", "1790000000", "123456789012345678901234567890"],
        .boolean: ["true", "false"],
    ]

    /// Lines of the same shape, in each of which one value is another.
    private static func variants(of line: String) throws -> [String] {
        let tree = try JSONParser.parse(Source(name: "a", text: line))
        var keys: Set<Int> = []
        for object in tree.root.collections { for member in object.members { keys.insert(member.key.index) } }
        let bytes = Array(line.utf8)
        var variants: [String] = []
        tree.withView { view in
            for index in 0..<view.count where !keys.contains(index) {
                let values = LintMemoryTests.values[view.kind(index)] ?? []
                // Each value meets some of the texts; all rules together meet each of them many times.
                for offset in 0..<min(3, values.count) {
                    let range = view.node(index).range
                    let value = values[(index + offset * 5) % values.count]
                    let variant = bytes[..<range.lowerBound] + value.utf8 + bytes[range.upperBound...]
                    variants.append(String(decoding: variant, as: UTF8.self))
                }
            }
        }
        return variants
    }

    @Test(
        "A right text is accepted from the second time on, and of those made from it only right ones",
        arguments: RightPayloadTests.cases)
    func rightTexts(example: LintCase) throws {
        let program = try LintMemoryTests.program(example.configuration)
        var lines = Lines(program, app: LintMemoryTests.app(with: example.tables))
        let line = example.payload.replacing("\n", with: " ")
        #expect(lines.accepts(line) == false)
        #expect(lines.accepts(line) == true)
        let variants = try LintMemoryTests.variants(of: line)
        for text in variants + [line] + variants where lines.accepts(text) == true {
            #expect(lines.findings(in: text).map(\.message) == [], "in \(text)")
        }
    }

    @Test(
        "Of texts made from a rule's examples by other values, none is accepted in which anything is found",
        arguments: BuiltinExampleTests.idsWithFunction)
    func sameVerdicts(id: String) throws {
        let rule = try #require(try BuiltinExampleTests.configuration.get().rules.first { $0.id == id })
        let program = try BuiltinExampleTests.configuration.get().program(overrides: [])
        let examples = rule.definition.examples
        for example in examples.valid.prefix(1) + examples.invalid.prefix(1) {
            guard let payload = example.payload else { continue }
            let line = MarkedText(payload).text.replacing("\n", with: " ")
            guard let variants = try? LintMemoryTests.variants(of: line) else { continue }
            var lines = Lines(program)
            for text in [line, line] + variants + [line] + variants where lines.accepts(text) == true {
                #expect(lines.findings(in: text).map(\.message) == [], "in \(text)")
            }
        }
    }
}
