import Linting
import SourceTree
import Testing

@testable import Reports

/// The report for people: `path:line:column: severity: message [rule]`, as compilers write it.
@Suite struct TextReportTests {
    static let source = Source(name: "a.json", text: "{\n  \"aps\": 1\n}\n")

    static func text(
        _ report: LintReport, hasColor: Bool = false, hasFrames: Bool = false, isQuiet: Bool = true
    ) -> String {
        TextReport(style: ReportStyle(hasColor: hasColor, hasFrames: hasFrames, isQuiet: isQuiet, version: "1")).text(
            of: report)
    }

    @Test("One line a finding, its related places as notes beneath")
    func lines() {
        let place = Reported.place(in: TextReportTests.source, at: "}")
        let finding = Reported.finding(
            "Wrong.", in: TextReportTests.source, at: "\"aps\"",
            related: [Finding.Related(message: "Here.", place: place)])
        #expect(
            TextReportTests.text(Reported.report([finding], of: TextReportTests.source))
                == "a.json:2:3: error: Wrong. [a-rule]\na.json:3:1: note: Here.\n")
    }

    @Test("Each severity by its word", arguments: [(Severity.error, "error"), (.warning, "warning"), (.info, "info")])
    func severities(severity: Severity, word: String) {
        let finding = Reported.finding("M.", in: TextReportTests.source, at: "1", severity: severity)
        #expect(
            TextReportTests.text(Reported.report([finding], of: TextReportTests.source))
                == "a.json:2:10: \(word): M. [a-rule]\n")
    }

    @Test("Nothing in a file's name or a message can drive the terminal")
    func escaping() {
        let source = Source(name: "a\u{1B}[2J\n.json", text: "{}")
        let finding = Reported.finding("\u{7}\r\u{9B}31m\u{202E}x\u{2028}y", in: source, at: "{")
        #expect(
            TextReportTests.text(Reported.report([finding], of: source))
                == "a\\u{1B}[2J\\n.json:1:1: error: \\u{7}\\r\\u{9B}31m\\u{202E}x\\u{2028}y [a-rule]\n")
    }

    @Test("Letters of all scripts and emoji stay as they are")
    func letters() {
        let finding = Reported.finding("Посилка 小包 👩‍👩‍👧 é", in: TextReportTests.source, at: "1")
        #expect(TextReportTests.text(Reported.report([finding], of: TextReportTests.source)).contains("Посилка 小包 👩‍👩‍👧 é"))
    }

    @Test(
        "The last line counts, with the right number of each noun",
        arguments: [
            ([], 1, 1, "No findings in 1 payload in 1 file.\n"), ([], 3, 2, "No findings in 3 payloads in 2 files.\n"),
            ([], 0, 0, "No payload was found to lint.\n"), ([.error], 1, 1, "1 error in 1 payload in 1 file.\n"),
            (
                [.error, .error, .warning, .info, .info], 2, 1,
                "2 errors, 1 warning, 2 infos in 2 payloads in 1 file.\n"
            ),
        ] as [([Severity], Int, Int, String)])
    func summary(severities: [Severity], payloads: Int, files: Int, expected: String) {
        let findings = severities.enumerated().map { number, severity in
            Reported.finding("\(number)", in: TextReportTests.source, at: "1", severity: severity)
        }
        let text = TextReportTests.text(
            LintReport(findings: findings, files: files, payloads: payloads), isQuiet: false)
        #expect(text.hasSuffix(expected))
        #expect(text.split(separator: "\n").count == severities.count + 1)
    }

    @Test("Colour adds escapes and nothing else")
    func colour() {
        let finding = Reported.finding("Wrong.", in: TextReportTests.source, at: "1")
        let report = Reported.report([finding], of: TextReportTests.source)
        let coloured = TextReportTests.text(report, hasColor: true)
        #expect(coloured.contains("\u{1B}[1;31merror:\u{1B}[0m"))
        var plain = ""
        var isEscape = false
        for scalar in coloured.unicodeScalars {
            if scalar == "\u{1B}" { isEscape = true }
            if !isEscape { plain.unicodeScalars.append(scalar) }
            if scalar == "m" { isEscape = false }
        }
        #expect(plain == TextReportTests.text(report))
    }

    @Test("With frames the line stands beneath, with its number")
    func frames() {
        let finding = Reported.finding("Wrong.", in: TextReportTests.source, at: "\"aps\"")
        let text = TextReportTests.text(Reported.report([finding], of: TextReportTests.source), hasFrames: true)
        #expect(text == "a.json:2:3: error: Wrong. [a-rule]\n  2 |   \"aps\": 1\n    |   ^^^^^\n\n")
    }
}
