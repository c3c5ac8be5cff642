import Linting
import Testing

@testable import Reports

/// The two reports in XML: what they say, and that no text gets out of its place.
@Suite struct XMLReportTests {
    @Test("JUnit: what fails the run is a failure, the rest passes with its text, a trouble is an error")
    func junit() {
        let text = JUnitReport(style: ReportStyle(version: "1")).text(of: Reported.full)
        let name = "a,b:c\\n&lt;%&gt;.json"
        let message = "Wrong &lt;b&gt;&amp;&quot;x&quot;&lt;/b&gt;\\u{1B}[31m\\n::error::100% of @all"
        #expect(
            text == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites name="pushlint" tests="6" failures="1" errors="2">
                  <testsuite name="\(name)" file="\(name)" tests="3" failures="1" errors="0">
                    <testcase name="a-rule at 2:3" classname="\(name)">
                      <failure type="error" message="\(message)">\(name):2:3: error: \(message) [a-rule]
                \(name):3:1: note: It’s [here](1).
                https://d/e#f</failure>
                    </testcase>
                    <testcase name="b-rule at 2:10" classname="\(name)">
                      <system-out>\(name):2:10: warning: So-so. [b-rule]</system-out>
                    </testcase>
                    <testcase name="c-rule at 3:1" classname="\(name)">
                      <system-out>\(name):3:1: info: Not checked. [c-rule]</system-out>
                    </testcase>
                  </testsuite>
                  <testsuite name="right.json" file="right.json" tests="1" failures="0" errors="0">
                    <testcase name="no findings" classname="right.json"/>
                  </testsuite>
                  <testsuite name="pushlint" tests="2" failures="0" errors="2">
                    <testcase name="the run is complete" classname="pushlint">
                      <error type="trouble" message="No such file.">gone.json: error: No such file.</error>
                    </testcase>
                    <testcase name="the run is complete (2)" classname="pushlint">
                      <error type="trouble" message="Out of paper.">error: Out of paper.</error>
                    </testcase>
                  </testsuite>
                </testsuites>

                """)
    }

    @Test(
        "JUnit: failures follow --fail-on",
        arguments: [(Severity.info, 3), (.warning, 2), (.error, 1), (nil, 0)] as [(Severity?, Int)])
    func threshold(severity: Severity?, failures: Int) {
        var style = ReportStyle(version: "1")
        style.failingSeverity = severity
        let text = JUnitReport(style: style).text(of: Reported.full)
        #expect(text.contains("<testsuites name=\"pushlint\" tests=\"6\" failures=\"\(failures)\" errors=\"2\">"))
    }

    @Test("Checkstyle: a file with its findings, related places in the message")
    func checkstyle() {
        let text = CheckstyleReport(style: ReportStyle(version: "1")).text(of: Reported.full)
        let name = "a,b:c\\n&lt;%&gt;.json"
        let message =
            "Wrong &lt;b&gt;&amp;&quot;x&quot;&lt;/b&gt;\\u{1B}[31m\\n::error::100% of @all (\(name):3: It’s [here](1).)"
        #expect(
            text == """
                <?xml version="1.0" encoding="UTF-8"?>
                <checkstyle version="4.3">
                  <file name="\(name)">
                    <error line="2" column="3" severity="error" message="\(message)" source="pushlint.a-rule"/>
                    <error line="2" column="10" severity="warning" message="So-so." source="pushlint.b-rule"/>
                    <error line="3" column="1" severity="info" message="Not checked." source="pushlint.c-rule"/>
                  </file>
                  <file name="gone.json">
                    <error severity="error" message="No such file." source="pushlint"/>
                  </file>
                  <file name="pushlint">
                    <error severity="error" message="Out of paper." source="pushlint"/>
                  </file>
                  <file name="right.json">
                  </file>
                </checkstyle>

                """)
    }

    @Test(
        "Characters that XML 1.0 has no place for are shown as escapes",
        arguments: [
            ("\u{0}", "\\u{0}"), ("\u{8}", "\\u{8}"), ("\u{1F}", "\\u{1F}"), ("\u{FFFE}", "\\u{FFFE}"),
            ("\u{FFFF}", "\\u{FFFF}"), ("\n", "\\n"), ("]]>", "]]&gt;"), ("'", "&apos;"), ("界👩‍👩‍👧", "界👩‍👩‍👧"),
        ])
    func characters(text: String, expected: String) {
        #expect(XMLText.escaped(text) == expected)
    }
}
