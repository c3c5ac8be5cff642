import Linting
import SourceTree
import Testing
import Workspace

@testable import Reports

/// The members of SARIF 2.1.0 that its readers look at.
@Suite struct SARIFReportTests {
    static func run(_ report: LintReport, paths: ReportPaths = ReportPaths()) throws -> Node {
        var style = ReportStyle(version: "9.8.7")
        style.paths = paths
        let text = SARIFReport(style: style).text(of: report)
        let root = try JSONParser.parse(Source(name: "report", text: text)).root
        #expect(root["version"]?.text == "2.1.0")
        return try #require(root["runs"]?.elements.first { _ in true })
    }

    static func results(_ report: LintReport, paths: ReportPaths = ReportPaths()) throws -> [Node] {
        try #require(run(report, paths: paths)["results"]).elements.map { $0 }
    }

    private func at(_ node: Node, _ pointer: String) throws -> String {
        try #require(JSONPointer(pointer).flatMap { node.descendant(at: $0) }, "\(pointer)").text
    }

    @Test("Each finding with its place, in characters, and its level")
    func places() throws {
        let run = try SARIFReportTests.run(Reported.full)
        #expect(try at(run, "/columnKind") == "unicodeCodePoints")
        let results = try #require(run["results"]).elements.map { $0 }
        #expect(results.map { $0["level"]?.text } == ["error", "warning", "note"])
        #expect(results.map { $0["ruleId"]?.text } == ["a-rule", "b-rule", "c-rule"])
        let region = try #require(
            JSONPointer("/locations/0/physicalLocation/region").flatMap { results[0].descendant(at: $0) })
        #expect(
            region.members.map { "\($0.name)=\($0.value.text)" } == [
                "startLine=2", "startColumn=3", "endLine=2", "endColumn=8",
            ])
        #expect(try at(results[0], "/locations/0/logicalLocations/0/fullyQualifiedName") == "/aps")
    }

    @Test("Files are URIs from the repository's top folder, with nothing in them that a URI must not have")
    func addresses() throws {
        let location = "/locations/0/physicalLocation/artifactLocation"
        let plain = try SARIFReportTests.results(Reported.full)[0]
        #expect(try at(plain, location + "/uri") == "a%2Cb%3Ac%0A%3C%25%3E.json")
        #expect(try at(plain, location + "/uriBaseId") == "%SRCROOT%")
        let paths = ReportPaths(folder: Path("/r ä/sub"), root: Path("/r ä"))
        let run = try SARIFReportTests.run(Reported.full, paths: paths)
        #expect(try at(run, "/results/0" + location + "/uri") == "sub/a%2Cb%3Ac%0A%3C%25%3E.json")
        #expect(try at(run, "/originalUriBaseIds/%SRCROOT%/uri") == "file:///r%20%C3%A4/")
    }

    @Test("A file outside of the repository has a whole address")
    func outside() throws {
        let source = Source(name: "../../etc/a.json", text: "1")
        let report = Reported.report([Reported.finding("M.", in: source, at: "1")], of: source)
        let result = try SARIFReportTests.results(report, paths: ReportPaths(folder: Path("/r/sub"), root: Path("/r")))[
            0]
        let location = try #require(
            JSONPointer("/locations/0/physicalLocation/artifactLocation").flatMap { result.descendant(at: $0) })
        #expect(location.members.map { "\($0.name)=\($0.value.text)" } == ["uri=file:///etc/a.json"])
    }

    @Test("No text becomes a link, and nothing can drive a terminal that shows it")
    func texts() throws {
        let results = try SARIFReportTests.results(Reported.full)
        #expect(try at(results[0], "/message/text") == "Wrong <b>&\"x\"</b>\\u{1B}[31m\\n::error::100% of @all")
        #expect(try at(results[0], "/relatedLocations/0/message/text") == "It’s \\[here\\](1).")
        #expect(try at(results[0], "/relatedLocations/0/physicalLocation/region/startLine") == "3")
    }

    @Test("A fix says what is taken out and what comes in its place")
    func fixes() throws {
        let results = try SARIFReportTests.results(Reported.full)
        #expect(results[0]["fixes"] == nil)
        #expect(try at(results[1], "/fixes/0/description/text") == "Write 2")
        let replacement = "/fixes/0/artifactChanges/0/replacements/0"
        #expect(try at(results[1], replacement + "/deletedRegion/startColumn") == "10")
        #expect(try at(results[1], replacement + "/deletedRegion/endColumn") == "11")
        #expect(try at(results[1], replacement + "/insertedContent/text") == "2")
    }

    @Test("Troubles say that the run was not whole")
    func troubles() throws {
        let run = try SARIFReportTests.run(Reported.full)
        #expect(try at(run, "/invocations/0/executionSuccessful") == "false")
        #expect(try at(run, "/invocations/0/toolExecutionNotifications/0/message/text") == "No such file.")
        #expect(try at(run, "/invocations/0/toolExecutionNotifications/1/message/text") == "Out of paper.")
        let whole = try SARIFReportTests.run(LintReport(findings: [], files: 1, payloads: 1))
        #expect(try at(whole, "/invocations/0/executionSuccessful") == "true")
        #expect(whole["results"]?.kind == .array, "A report of a clean run has an empty list of results.")
    }

    @Test("Fingerprints stay when a line is inserted above, and are never alike within a report")
    func fingerprints() throws {
        func fingerprints(_ text: String) throws -> [String] {
            let source = Source(name: "a.json", text: text)
            let findings = ["1", "2", "3"].map { Reported.finding("Number \($0).", in: source, at: $0) }
            return try SARIFReportTests.results(Reported.report(findings, of: source)).map {
                try at($0, "/partialFingerprints/pushlint~1v1")
            }
        }
        let before = try fingerprints("1 2\n3")
        #expect(Set(before).count == 3)
        #expect(before.dropFirst().map { $0.suffix(2) } == ["-2", "-3"], "Numbers in a message do not count.")
        #expect(try fingerprints("\n\n1\n2 3") == before)
    }
}
