import Foundation
import Linting
import Payloads
import Rendering
import SourceTree
import StringTables
import Testing

@testable import Reports

/// The page for browsers: what outside text may do in it (nothing), and that it holds what its script needs.
@Suite struct HTMLReportTests {
    static let hostile = "</script><img src=x onerror=alert(1)> \"'><b onclick=x>&amp; \u{202E}\u{7}<!--"

    /// A report on one payload of one language with a finding, all of whose texts are a given one.
    private static func report(_ text: String, file: String = "push.json") throws -> LintReport {
        let quoted = JSONText.quoted(text)
        let source = Source(
            name: file, text: #"{"aps": {"alert": {"title": \#(quoted), "loc-key": "A", "loc-args": [\#(quoted)]}}}"#)
        let document = PayloadDocument(source, mustHold: true)
        let table = "\"A\" = \"%@ \(text.replacing("\"", with: "\\\""))\";"
        let path = try #require(StringTablePath("en.lproj/Localizable.strings"))
        let tables = AppStrings([StringTableReader.read(Source(name: path.path, text: table), path: path)])
        let place = Place(
            file: file, start: Position(line: 1, column: 2), end: Position(line: 1, column: 3), pointer: text,
            range: 1..<2)
        let finding = Finding(
            rule: text, severity: .error, message: text, place: place,
            related: [Finding.Related(message: text, place: place)])
        var report = LintReport(findings: [finding], files: 1, payloads: 1)
        report.checkedFiles = [
            CheckedFile(
                name: file, payloads: document.payloads.map { Payload($0) }, envelopes: [], isReadable: true,
                settings: Settings(), strings: tables)
        ]
        return report
    }

    private static func page(_ text: String, file: String = "push.json") throws -> String {
        HTMLReport(style: ReportStyle(version: "1")).text(of: try report(text, file: file))
    }

    /// The data of the page's script.
    private static func data(_ page: String) throws -> Node {
        let start = try #require(page.range(of: "id=\"data\">"))
        let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
        return try JSONParser.parse(Source(name: "", text: String(page[start.upperBound..<end.lowerBound]))).root
    }

    @Test("The policy names the hashes of the style sheet and of the script as the system's own tool makes them")
    func hashes() throws {
        #expect(try HTMLReportTests.hash(PackageResources.page_css) == PageSources.styleHash)
        #expect(try HTMLReportTests.hash(PackageResources.page_js) == PageSources.scriptHash)
    }

    private static func hash(_ bytes: [UInt8]) throws -> String {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(bytes).write(to: file)
        let process = Process()
        let isLinux = FileManager.default.fileExists(atPath: "/usr/bin/sha256sum")
        process.executableURL = URL(fileURLWithPath: isLinux ? "/usr/bin/sha256sum" : "/usr/bin/shasum")
        process.arguments = isLinux ? [file.path] : ["-a", "256", file.path]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let digits = Array(text.prefix { $0 != " " })
        let sum = stride(from: 0, to: digits.count, by: 2).compactMap {
            UInt8(String(digits[$0...$0 + 1]), radix: 16)
        }
        return Data(sum).base64EncodedString()
    }

    @Test("The page has one style sheet, one script and its data, and names nothing that could be loaded")
    func nothingFromOutside() throws {
        let page = try HTMLReportTests.page("plain")
        #expect(page.components(separatedBy: "<style").count == 2)
        #expect(page.components(separatedBy: "<script").count == 3)
        for word in [
            "<link", "<img", "<iframe", " src=", "@import", "url(", "http://", "https://", " style=", "javascript:",
        ] {
            #expect(!page.contains(word), "\(word)")
        }
        #expect(page.contains("content=\"default-src 'none'; style-src 'sha256-"))
        #expect(page.contains("<html lang=\"en\">"))
    }

    @Test("Text from outside stays text")
    func hostileText() throws {
        let text = HTMLReportTests.hostile
        let page = try HTMLReportTests.page(text, file: "a<b>\"x.json")
        #expect(!page.contains("<img"))
        #expect(!page.contains("<b onclick"))
        #expect(!page.contains("<!--"))
        #expect(!page.contains("\u{7}"))
        #expect(page.contains("&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;"))
        // The element ends where it should, and its JSON gives the text back.
        let data = try HTMLReportTests.data(page)
        #expect(data["files"]?.elements.contains { $0.text == "a<b>\"x.json" } == true)
        let shown = text.replacing("\u{7}", with: "\u{2407}")
        let pieces = data["texts"]?.elements.compactMap { text in text.elements.map { $0 }.first }
        #expect(pieces?.contains { $0.elements.contains { $0.text == shown } } == true)
    }

    @Test("Arguments stand beside the texts, so that payloads with the same key share them")
    func sharedTexts() throws {
        var report = try HTMLReportTests.report("one")
        report.checkedFiles += try HTMLReportTests.report("one", file: "other.json").checkedFiles
        let page = HTMLReport(style: ReportStyle(version: "1")).text(of: report)
        let data = try HTMLReportTests.data(page)
        #expect(data["payloads"]?.count == 2)
        let body = data["texts"]?.elements.filter { text in
            text.elements.map { $0 }.first?.elements.contains { $0.kind == .number } ?? false
        }
        #expect(body?.count == 1)
    }

    @Test("Each key has a letter for each language")
    func keys() throws {
        let data = try HTMLReportTests.data(try HTMLReportTests.page("plain"))
        let row = try #require(data["keys"]?.elements.map { $0 }.first)
        #expect(row.elements.map(\.text) == ["A", "p"])
    }

    @Test("A report without anything is a whole page")
    func empty() {
        let page = HTMLReport(style: ReportStyle(version: "1")).text(
            of: LintReport(findings: [], files: 0, payloads: 0))
        #expect(page.hasPrefix("<!DOCTYPE html>"))
        #expect(page.hasSuffix("</html>\n"))
        #expect(page.contains("No findings."))
        #expect(!page.contains("id=\"keys\""))
    }
}
