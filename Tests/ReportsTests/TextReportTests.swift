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
        #expect(
            text == "a.json:2:3: error: Wrong. [a-rule]\n  2 |   \"aps\": 1\n    |   ^^^^^\n"
                + "  help: “pushlint explain a-rule” shows what is right.\n\n")
    }

    @Test("In colour the exact range is marked in its line as well, so that nothing depends on how wide the rest is")
    func markedRange() {
        let finding = Reported.finding("Wrong.", in: TextReportTests.source, at: "\"aps\"")
        let text = TextReportTests.text(
            Reported.report([finding], of: TextReportTests.source), hasColor: true, hasFrames: true)
        #expect(text.contains("\u{1B}[1;31;4m\"aps\"\u{1B}[0m: 1\n"))
    }

    @Test("What to do: the fix where there is one, else the explanation, once a rule")
    func advice() {
        let fix = Reported.fix("Write 2", in: TextReportTests.source, at: "1", text: "2")
        let findings = [
            Reported.finding("A.", in: TextReportTests.source, at: "\"aps\""),
            Reported.finding("B.", in: TextReportTests.source, at: "1", rule: "b-rule", fix: fix),
            Reported.finding("C.", in: TextReportTests.source, at: "}"),
        ]
        let text = TextReportTests.text(Reported.report(findings, of: TextReportTests.source), hasFrames: true)
        #expect(text.contains("\n  fix: Write 2 (“pushlint lint --fix” does it)\n"))
        #expect(text.split(separator: "\n").count { $0.hasPrefix("  help:") } == 1)
        let summary = TextReportTests.text(Reported.report(findings, of: TextReportTests.source), isQuiet: false)
        #expect(
            summary.hasSuffix("\n3 errors in 1 payload in 1 file.\nWith --fix, up to 1 of them is put right.\n")
        )
    }

    // MARK: On a terminal

    static func terminalText(_ report: LintReport, width: Int = 80, showsAll: Bool = false) -> String {
        var style = ReportStyle(hasFrames: true, isQuiet: true, version: "1")
        style.terminalWidth = width
        style.showsAll = showsAll
        return TextReport(style: style).text(of: report)
    }

    @Test(
        "No line is wider than the terminal, however long the message, the words and the pointer", arguments: [80, 40])
    func wrapping(width: Int) {
        let key = String(repeating: "界👩‍👩‍👧x", count: 60)
        let pointer = String(repeating: "/aps/alert", count: 40)
        let filler = String(repeating: "y", count: 9000)
        let source = Source(name: "payloads/a.json", text: "[\"\(filler)\", \"\(key)\", \"\(filler)\"]")
        let message = String(repeating: "Some words of a message. ", count: 12) + "“\(key)” is one long word."
        let report = Reported.report(
            [Reported.finding(message, in: source, at: "\"\(key)\"", pointer: pointer)], of: source)
        let lines = TextReportTests.terminalText(report, width: width).split(separator: "\n")
        #expect(lines[0].hasPrefix("payloads/a.json:1:9006: error: Some"))
        for line in lines { #expect(TerminalText.width(of: line) <= width, "\(line)") }
        #expect(lines.contains { $0.hasPrefix("  at: /aps/alert/aps/") }, "A pointer says where in a long line one is.")
        #expect(lines.count < (width == 80 ? 20 : 35))
    }

    @Test("Where the output is no terminal, a finding stays one line")
    func noWrapping() {
        let message = String(repeating: "Some words of a message.  ", count: 40) + "End."
        let report = Reported.report(
            [Reported.finding(message, in: TextReportTests.source, at: "1")], of: TextReportTests.source)
        #expect(TextReportTests.text(report) == "a.json:2:10: error: \(message) [a-rule]\n")
    }

    /// 100 findings of one rule and one of another behind them.
    static var many: LintReport {
        let source = Source(name: "a.json", text: String(repeating: "1\n", count: 101))
        let findings = (1...101).map { line in
            let start = Position(line: line, column: 1)
            let place = Place(
                file: "a.json", start: start, end: Position(line: line, column: 2), pointer: "/\(line)",
                range: 2 * line - 2..<2 * line - 1)
            return Finding(
                rule: line == 101 ? "rare" : "often", severity: line == 101 ? .error : .warning, message: "M.",
                place: place)
        }
        return LintReport(findings: findings, files: 1, payloads: 1, sources: [ExactText("a.json"): source])
    }

    @Test("On a terminal, of a rule that speaks up again and again the first few are shown, and how to see the rest")
    func folding() {
        let text = TextReportTests.terminalText(TextReportTests.many)
        #expect(text.split(separator: "\n").count { $0.contains("[often]") } == 5)
        #expect(text.contains("a.json:101:1: error: M. [rare]\n"))
        #expect(text.hasSuffix("95 more of the same are not shown; --show-all shows them:\n95  warning  often\n\n"))
        let all = TextReportTests.terminalText(TextReportTests.many, showsAll: true)
        #expect(all.split(separator: "\n").count { $0.contains("[often]") } == 100)
        #expect(!all.contains("not shown"))
    }

    @Test("Into a pipe every finding is written")
    func noFolding() {
        #expect(TextReportTests.text(TextReportTests.many).split(separator: "\n").count == 101)
    }

    @Test("Counts by rule, the most frequent first")
    func statistics() {
        var style = ReportStyle(version: "1")
        style.hasStatistics = true
        let text = TextReport(style: style).text(of: TextReportTests.many)
        #expect(
            text.hasSuffix(
                "\nFindings by rule:\n100  warning  often\n  1  error    rare\n\n1 error, 100 warnings in 1 payload in 1 file.\n"
            ))
    }
}
