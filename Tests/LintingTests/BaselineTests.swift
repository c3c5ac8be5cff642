import Linting
import SourceTree
import Testing

/// A baseline hides what was there when it was written, and nothing else.
@Suite struct BaselineTests {
    private func finding(
        _ rule: String = "badge-type", file: String = "a.json", line: Int = 1, pointer: String = "/aps/badge",
        message: String = "badge is a whole number."
    ) -> Finding {
        let place = Place(
            file: file, start: Position(line: line, column: 1), end: Position(line: line, column: 2), pointer: pointer,
            range: 0..<1)
        return Finding(rule: rule, severity: .error, message: message, place: place)
    }

    private func baseline(_ findings: [Finding]) -> Baseline {
        Baseline(subject: .payloads, of: findings) { $0.place.file }
    }

    @Test("A finding that moved to another line is an old one")
    func movedFinding() {
        let (new, unmatched) = baseline([finding(line: 1)]).compare(with: [finding(line: 7)]) { $0.place.file }
        #expect(new.isEmpty)
        #expect(unmatched.isEmpty)
    }

    @Test("Of equal findings, as many are old as the baseline has; one more is new, and it is the last one")
    func counting() {
        let old = baseline([finding(line: 1), finding(line: 2)])
        #expect(old.entries.map(\.count) == [2])
        let (new, _) = old.compare(with: [finding(line: 1), finding(line: 2), finding(line: 3)]) { $0.place.file }
        #expect(new.map(\.place.start.line) == [3])
        let (_, unmatched) = old.compare(with: [finding(line: 1)]) { $0.place.file }
        #expect(unmatched.map(\.count) == [1])
    }

    @Test(
        "Another rule, file, place or message makes another finding",
        arguments: [
            ("other", "a.json", "/aps/badge", "m"), ("r", "b.json", "/aps/badge", "m"),
            ("r", "a.json", "/aps", "m"), ("r", "a.json", "/aps/badge", "n"),
        ])
    func otherFinding(_ other: (rule: String, file: String, pointer: String, message: String)) {
        let old = baseline([finding("r", message: "m")])
        let found = finding(other.rule, file: other.file, pointer: other.pointer, message: other.message)
        let (new, unmatched) = old.compare(with: [found]) { $0.place.file }
        #expect(new.count == 1)
        #expect(unmatched.count == 1)
    }

    @Test("What is written is read again, whatever characters the paths have")
    func roundTrip() throws {
        let written = baseline([
            finding(file: "b.json"), finding(file: "a \"ü\"\n.json"), finding("r", file: "b.json", pointer: "/a~1b"),
        ])
        let text = written.text
        #expect(try Baseline(reading: Source(name: "x", text: text)) == written)
    }

    @Test("Entries are sorted by file and rule, one a line, in whatever order the findings come")
    func order() {
        let findings = [finding("b", file: "b.json"), finding("a", file: "b.json"), finding("c", file: "a.json")]
        let text = baseline(findings).text
        #expect(text == baseline(findings.reversed()).text)
        let lines = text.split(separator: "\n").filter { $0.contains("fingerprint") }
        #expect(lines.map { $0.contains("a.json") } == [true, false, false])
        #expect(lines[1].contains("\"rule\": \"a\""))
    }

    @Test("An empty baseline is a file of its own right")
    func empty() throws {
        let text = baseline([]).text
        #expect(text == "{\n  \"version\": 1,\n  \"subject\": \"payloads\",\n  \"findings\": []\n}\n")
        #expect(try Baseline(reading: Source(name: "x", text: text)).entries.isEmpty)
    }

    @Test(
        "What is no baseline is refused with what it should be",
        arguments: [
            ("[]", "no baseline"), ("{\"a\": 1}", "no baseline"), ("{", "cannot be read"),
            ("{\"version\": 2}", "version 2"), ("{\"version\": 1, \"subject\": \"x\", \"findings\": []}", "subject"),
            ("{\"version\": 1, \"subject\": \"payloads\", \"findings\": {}}", "array"),
            ("{\"version\": 1, \"subject\": \"payloads\", \"findings\": [{\"file\": \"a\"}]}", "entry"),
            (
                "{\"version\": 1, \"subject\": \"payloads\", \"findings\": [{\"file\": \"a\", \"rule\": \"r\", "
                    + "\"fingerprint\": \"0123456789abcdef0123456789abcdef\", \"count\": 0}]}", "from 1 to"
            ),
        ])
    func refusal(_ text: String, _ words: String) {
        let fault = #expect(throws: RuleSetFault.self) { try Baseline(reading: Source(name: "b.json", text: text)) }
        #expect(fault?.message.contains(words) ?? false, "\(fault?.message ?? "")")
        #expect(fault?.file == "b.json")
    }
}
