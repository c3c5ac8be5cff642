import Foundation
import Linting
import PushLinting
import Rendering
import Reports
import Testing
import Workspace

/// Lists and previews are wrapped on a terminal, and only there: who reads a pipe takes line by line.
@Suite struct TerminalWidthTests {
    private static func style(_ width: Int?) -> ReportStyle {
        var style = ReportStyle(version: "1")
        style.terminalWidth = width
        return style
    }

    private static func words(_ text: String) -> [Substring] { text.split { $0 == " " || $0 == "\n" } }

    private static func request(in folder: ScratchFolder) -> LintRequest {
        LintRequest(currentFolder: Path(folder.url.path))
    }

    @Test(
        "The list of rules has one line a rule in a pipe, and lines of the terminal's width there", arguments: [60, 80])
    func rules(width: Int) throws {
        let request = TerminalWidthTests.request(in: try ScratchFolder())
        let rules = try #require(ConfigurationLookup.configuration(for: request).0).rules
        let piped = RuleList.text(rules, style: TerminalWidthTests.style(nil))
        let shown = RuleList.text(rules, style: TerminalWidthTests.style(width))
        #expect(piped.split(separator: "\n").count == rules.count)
        #expect(piped.split(separator: "\n").contains { $0.count > 80 })
        for line in shown.split(separator: "\n") { #expect(line.count <= width, "\(line)") }
        #expect(TerminalWidthTests.words(shown) == TerminalWidthTests.words(piped))
    }

    @Test("A preview's findings and the reasons of its texts are wrapped at the terminal's width")
    func preview() async throws {
        let folder = try ScratchFolder()
        try folder.write("\"A\" = \"Parcel\";\n", to: "App/en.lproj/Localizable.strings")
        try folder.write("\"B\" = \"Paket\";\n", to: "App/de.lproj/Localizable.strings")
        try folder.write(#"{"aps": {"alert": {"loc-key": "A"}, "mutable_content": 1}}"#, to: "push.json")
        var request = TerminalWidthTests.request(in: folder)
        request.paths = ["push.json"]
        let report = RenderedReport(await LintRun(request).run().report)
        let piped = PreviewText(style: TerminalWidthTests.style(nil)).text(of: report)
        let shown = PreviewText(style: TerminalWidthTests.style(80)).text(of: report)
        #expect(piped.split(separator: "\n").contains { $0.count > 80 })
        for line in shown.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
        #expect(TerminalWidthTests.words(shown) == TerminalWidthTests.words(piped))
    }
}
