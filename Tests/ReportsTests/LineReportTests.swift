import Linting
import SourceTree
import Testing
import Workspace

@testable import Reports

/// The reports of lines: GitHub's commands, Xcode's lines, and TAP.
@Suite struct LineReportTests {
    static let style: ReportStyle = {
        var style = ReportStyle(isQuiet: true, version: "1")
        style.paths = ReportPaths(folder: Path("/r/sub"), root: Path("/r"))
        return style
    }()

    @Test("GitHub: percent signs, line ends, and colons and commas in properties are escaped")
    func github() {
        let name = "a,b:c\\n<%25>.json"
        let property = "sub/a%2Cb%3Ac\\n<%25>.json"
        #expect(
            GitHubReport(style: LineReportTests.style).text(of: Reported.full) == """
                ::error file=sub/gone.json,title=pushlint::gone.json: error: No such file.
                ::error title=pushlint::error: Out of paper.
                ::error file=\(property),line=2,col=3,endColumn=8,title=a-rule::\(name):2:3: error: Wrong <b>&"x"</b>\\u{1B}\
                [31m\\n::error::100%25 of @all [a-rule]%0A\(name):3:1: note: It’s [here](1).
                ::warning file=\(property),line=2,col=10,endColumn=11,title=b-rule::\(name):2:10: warning: So-so. [b-rule]
                ::notice file=\(property),line=3,col=1,endColumn=2,title=c-rule::\(name):3:1: info: Not checked. [c-rule]

                """)
    }

    @Test("GitHub: a place of several lines has no columns, which GitHub would refuse")
    func severalLines() {
        let source = Source(name: "a.json", text: "[\n1]")
        let report = Reported.report([Reported.finding("M.", in: source, at: "[\n1]")], of: source)
        #expect(
            GitHubReport(style: LineReportTests.style).text(of: report)
                == "::error file=sub/a.json,line=1,endLine=2,title=a-rule::a.json:1:1: error: M. [a-rule]\n")
    }

    @Test("Xcode: whole paths, one line each, an info as a note")
    func xcode() {
        let name = "/r/sub/a,b:c\\n<%>.json"
        #expect(
            XcodeReport(style: LineReportTests.style).text(of: Reported.full) == """
                \(name):2:3: error: Wrong <b>&"x"</b>\\u{1B}[31m\\n::error::100% of @all [a-rule]
                \(name):3:1: note: It’s [here](1).
                \(name):2:10: warning: So-so. [b-rule]
                \(name):3:1: note: Not checked. [c-rule]

                """)
    }

    @Test("TAP: a point for each finding and each file without any, with what is known of it in YAML")
    func tap() {
        #expect(
            TAPReport(style: LineReportTests.style).text(of: Reported.full) == """
                TAP version 13
                1..6
                not ok 1 - a,b:c\\\\n<%>.json:2:3 a-rule
                  ---
                  message: "Wrong <b>&\\"x\\"</b>\\\\u{1B}[31m\\\\n::error::100% of @all"
                  severity: error
                  rule: "a-rule"
                  file: "a,b:c\\\\n<%>.json"
                  line: 2
                  column: 3
                  endLine: 2
                  endColumn: 8
                  pointer: "/aps"
                  related:
                    - message: "It’s [here](1)."
                      file: "a,b:c\\\\n<%>.json"
                      line: 3
                      column: 1
                  documentation: "https://d/e#f"
                  ...
                ok 2 - a,b:c\\\\n<%>.json:2:10 b-rule
                  ---
                  message: "So-so."
                  severity: warning
                  rule: "b-rule"
                  file: "a,b:c\\\\n<%>.json"
                  line: 2
                  column: 10
                  endLine: 2
                  endColumn: 11
                  pointer: "/aps/0"
                  ...
                ok 3 - a,b:c\\\\n<%>.json:3:1 c-rule
                  ---
                  message: "Not checked."
                  severity: info
                  rule: "c-rule"
                  file: "a,b:c\\\\n<%>.json"
                  line: 3
                  column: 1
                  endLine: 3
                  endColumn: 2
                  pointer: ""
                  ...
                ok 4 - right.json
                not ok 5 - the run is complete
                  ---
                  message: "gone.json: error: No such file."
                  ...
                not ok 6 - the run is complete
                  ---
                  message: "error: Out of paper."
                  ...

                """)
    }

    @Test("TAP: a name cannot make a test that may fail of one that must not")
    func directive() {
        let source = Source(name: "a # TODO.json", text: "1")
        let report = Reported.report([Reported.finding("M.", in: source, at: "1")], of: source)
        #expect(
            TAPReport(style: LineReportTests.style).text(of: report).contains(
                "\nnot ok 1 - a \\# TODO.json:1:1 a-rule\n"))
    }

    @Test("TAP: a run that found nothing to check is skipped, since a plan of no tests must say why")
    func nothing() {
        #expect(
            TAPReport(style: LineReportTests.style).text(of: LintReport(findings: [], files: 0, payloads: 0))
                == "TAP version 13\n1..0 # SKIP Nothing was found to check.\n")
    }
}
