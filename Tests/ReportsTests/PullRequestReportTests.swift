import Linting
import SourceTree
import Testing
import Workspace

@testable import Reports

/// The reports that are shown beside a change: GitLab's code quality, and the Markdown of a comment.
@Suite struct PullRequestReportTests {
    @Test("GitLab: path, line and severity by its words; a trouble with a file is there too")
    func gitlab() throws {
        let text = GitLabReport(style: LineReportTests.style).text(of: Reported.full)
        let issues = try JSONParser.parse(Source(name: "report", text: text)).root.elements.map { $0 }
        #expect(issues.map { $0["check_name"]?.text } == ["a-rule", "b-rule", "c-rule", "pushlint"])
        #expect(issues.map { $0["severity"]?.text } == ["major", "minor", "info", "blocker"])
        #expect(issues.map { $0["location"]?["lines"]?["begin"]?.text } == ["2", "2", "3", "1"])
        #expect(issues.map { $0["location"]?["path"]?.text }.dropFirst(2) == ["sub/a,b:c\n<%>.json", "sub/gone.json"])
        #expect(issues[1]["description"]?.text == "So-so.")
        #expect(Set(issues.map { $0["fingerprint"]?.text }).count == 4)
    }

    @Test("Markdown: a table with a row for each finding")
    func markdown() {
        let code = "`sub/a,b:c\\n<%>.json"
        #expect(
            MarkdownReport(style: LineReportTests.style).text(of: Reported.full) == """
                <!-- pushlint -->
                **pushlint:** 1 error, 1 warning, 1 info in 2 payloads in 2 files. With --fix, up to 1 of them is put right.

                The run is not complete:

                - gone.json: error: No such file.
                - error: Out of paper.

                | | place | finding | rule |
                |---|---|---|---|
                | error | \(code):2:3` | Wrong &lt;b&gt;&amp;"x"&lt;/b&gt;\\\\u{1B}\\[31m\\\\n::error::100% of @&#8203;all<br>\(code):3:1`: \
                It’s \\[here\\](1). | [`a-rule`](<https://d/e#f>) |
                | warning | \(code):2:10` | So-so. | `b-rule` |
                | info | \(code):3:1` | Not checked. | `c-rule` |

                """)
    }

    @Test(
        "Markdown: no text of somebody else makes markup, HTML, a link or a mention",
        arguments: [
            ("<img src=x>", "&lt;img src=x&gt;"), ("a & b", "a &amp; b"), ("@octocat", "@&#8203;octocat"),
            ("a@b", "a@&#8203;b"), ("%1$@ and %2$@", "%1\\$@ and %2\\$@"), ("#12", "\\#&#8203;12"),
            ("!5", "\\!&#8203;5"),
            ("Hi!", "Hi\\!"), ("[a](http://b.c)", "\\[a\\](http:&#8203;//b.c)"), ("www.a.b", "www&#8203;.a.b"),
            ("aps.alert: x", "aps.alert: x"), ("*a* _b_ `c` ~d~", "\\*a\\* \\_b\\_ \\`c\\` \\~d\\~"),
            ("a|b\nc", "a\\|b\\\\nc"),
        ])
    func harmless(text: String, expected: String) {
        #expect(Markdown.harmless(text) == expected)
    }

    @Test(
        "Markdown: code stays code, whatever is in it",
        arguments: [("a", "`a`"), ("a`b", "``a`b``"), ("`", "`` ` ``"), ("a|b", "`a\\|b`"), ("<b>", "`<b>`")])
    func code(text: String, expected: String) {
        #expect(Markdown.code(text) == expected)
    }

    @Test("Markdown: a comment has room for so many findings, and says how many more there are")
    func length() {
        let source = Source(name: "a.json", text: "1")
        let findings = (0..<2000).map { Reported.finding("Finding \($0) with some words.", in: source, at: "1") }
        let text = MarkdownReport(style: ReportStyle(version: "1")).text(of: Reported.report(findings, of: source))
        #expect(text.utf8.count < 65_536)
        let rows = text.split(separator: "\n").count { $0.hasPrefix("| error") }
        #expect(text.hasSuffix("\n\(2000 - rows) more findings do not fit into a comment.\n"))
    }

    @Test("Markdown: counts by rule in a table of their own")
    func statistics() {
        var style = ReportStyle(version: "1")
        style.hasStatistics = true
        let text = MarkdownReport(style: style).text(of: Reported.full)
        #expect(
            text.contains("\n|---:|---:|---|---|\n| 1 | 0 | error | `a-rule` |\n| 1 | 1 | warning | `b-rule` |\n"))
    }
}
