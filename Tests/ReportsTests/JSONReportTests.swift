import Linting
import SourceTree
import Testing

@testable import Reports

/// Version 1 of the report for other programs: its fields are a promise.
@Suite struct JSONReportTests {
    static let source = Source(name: "a.json", text: "{\n  \"aps\": 1\n}\n")

    static func text(_ report: LintReport) -> String {
        JSONReport(style: ReportStyle(version: "9.8.7")).text(of: report)
    }

    static func tree(_ report: LintReport) throws -> Node {
        try JSONParser.parse(Source(name: "report", text: text(report))).root
    }

    @Test("The fields, in their order")
    func fields() throws {
        let related = Finding.Related(
            message: "Here.", place: Reported.place(in: JSONReportTests.source, at: "}", pointer: "/x"))
        let finding = Reported.finding(
            "Wrong.", in: JSONReportTests.source, at: "\"aps\"", severity: .warning, related: [related],
            documentation: "https://d")
        let root = try JSONReportTests.tree(Reported.report([finding], of: JSONReportTests.source))
        #expect(root.members.map(\.name) == ["version", "tool", "summary", "findings"])
        #expect(root["version"]?.text == "1")
        #expect(root["tool"]?.members.map { "\($0.name)=\($0.value.text)" } == ["name=pushlint", "version=9.8.7"])
        #expect(
            root["summary"]?.members.map { "\($0.name)=\($0.value.text)" } == [
                "files=1", "payloads=1", "errors=0", "warnings=1", "infos=0",
            ])
        let written = try #require(root["findings"]?.elements.first { _ in true })
        #expect(
            written.members.filter { $0.name != "related" }.map { "\($0.name)=\($0.value.text)" } == [
                "file=a.json", "line=2", "column=3", "endLine=2", "endColumn=8", "pointer=/aps", "rule=a-rule",
                "severity=warning",
                "message=Wrong.", "documentation=https://d",
            ])
        let place = try #require(written["related"]?.elements.first { _ in true })
        #expect(
            place.members.map { "\($0.name)=\($0.value.text)" } == [
                "file=a.json", "line=3", "column=1", "pointer=/x", "message=Here.",
            ])
    }

    @Test("Without findings the list is empty, and it is still JSON")
    func nothing() throws {
        let root = try JSONReportTests.tree(LintReport(findings: [], files: 0, payloads: 0))
        #expect(root["findings"]?.kind == .array)
        #expect(root["findings"]?.count == 0)
    }

    @Test("Any text comes back as it was, and none of it can drive a terminal")
    func escaping() throws {
        let message = "\"quoted\" \\ \u{0}\u{1}\u{8}\u{1F}\u{7F}\u{9B}\n\r\t\u{2028}\u{202E}\u{2066} é 界 😀 </script>"
        let text = JSONReportTests.text(
            Reported.report(
                [Reported.finding(message, in: JSONReportTests.source, at: "1")], of: JSONReportTests.source))
        let root = try JSONParser.parse(Source(name: "report", text: text)).root
        let back = try #require(root["findings"]?.elements.first { _ in true }?["message"]?.text)
        #expect(Array(back.utf8) == Array(message.utf8))
        #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || (0x7F...0x9F).contains($0.value) })
        let turningMarks: Set<Unicode.Scalar> = ["\u{2028}", "\u{202E}", "\u{2066}"]
        #expect(turningMarks.isDisjoint(with: text.unicodeScalars))
    }

    @Test("Findings are sorted by file, line, column and rule, whatever order they come in")
    func order() throws {
        let other = Source(name: "B.json", text: JSONReportTests.source.text)
        let findings = [
            Reported.finding("5", in: JSONReportTests.source, at: "}"),
            Reported.finding("4", in: JSONReportTests.source, at: "1"),
            Reported.finding("3", in: JSONReportTests.source, at: "\"aps\"", rule: "b-rule"),
            Reported.finding("2", in: JSONReportTests.source, at: "\"aps\"", rule: "a-rule"),
            Reported.finding("1", in: other, at: "}"),
        ]
        let sorted = JSONReportTests.text(LintReport(findings: findings, files: 2, payloads: 2))
        #expect(JSONReportTests.text(LintReport(findings: findings.reversed(), files: 2, payloads: 2)) == sorted)
        let root = try JSONParser.parse(Source(name: "report", text: sorted)).root
        #expect(root["findings"]?.elements.map { $0["message"]?.text ?? "" } == ["1", "2", "3", "4", "5"])
    }

    @Test("The same finding twice is one, and is counted once")
    func repeats() {
        let finding = Reported.finding("M", in: JSONReportTests.source, at: "1")
        let report = LintReport(findings: [finding, finding], files: 1, payloads: 1)
        #expect(report.findings.count == 1)
        #expect(report.summary.errors == 1)
    }
}

extension Source {
    fileprivate var text: String { String(decoding: bytes, as: UTF8.self) }
}
