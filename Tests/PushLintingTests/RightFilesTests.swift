import Foundation
import Linting
import SourceTree
import Testing
import Workspace

@testable import PushLinting

/// What is learned from one file for the next changes nothing in what a run says.
@Suite struct RightFilesTests {
    /// Files of a project: most of them right and alike, some with findings, and some of every other kind.
    private static let files: [String: String] = {
        var files = [
            "en.lproj/Localizable.strings": #""KEY_0" = "%@ leaves"; "KEY_1" = "Late"; "REST" = "x";"#,
            "de.lproj/Localizable.strings": #""KEY_0" = "%@ fährt"; "KEY_1" = "%d zu spät";"#,
            "other/package.json": #"{"name": "x", "version": "1"}"#, "other/broken.json": #"{"aps": "#,
            "other/twice.json": #"{"aps": {"alert": "A", "alert": "B"}}"#, "other/empty.apns": "",
            "other/template.json.liquid": #"{"aps": {"alert": "{{ text }}", "badge": {{ count }}}}"#,
            "other/many.ndjson": "{\"aps\": {\"alert\": \"A\"}}\n{\"aps\": {}}\n",
            "other/message.json": #"{"default": "A", "APNS": "{\"aps\": {\"alert\": \"A\", \"badge\": \"1\"}}"}"#,
        ]
        for number in 0..<150 {
            let alert =
                switch number % 3 {
                case 0: #"{"title": "Ferry \#(number)", "body": "It leaves."}"#
                case 1: #"{"loc-key": "KEY_\#(number % 2)", "loc-args": ["Ferry \#(number)"]}"#
                default: #"{"loc-key": "KEY_0", "loc-args": ["\#(number)"]}"#
                }
            let badge = number % 20 == 7 ? "-1" : "\(number % 4)"
            files["payloads/\(number).json"] = #"{"aps": {"alert": \#(alert), "badge": \#(badge)}, "id": \#(number)}"#
        }
        return files
    }()

    private static func withProject(
        _ files: [String: String], _ body: (LintRequest) async throws -> Void
    ) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "pushlint-files-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in files {
            let file = folder.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        try await body(LintRequest(currentFolder: Path(folder.path())))
    }

    private static func check(_ request: LintRequest) async -> LintOutcome {
        var short = request
        short.keepsRightFiles = false
        let (whole, brief) = (await LintRun(request).run(), await LintRun(short).run())
        #expect(brief.report.findings == whole.report.findings)
        #expect(brief.report.summary == whole.report.summary)
        #expect(brief.report.background.files == whole.report.background.files)
        #expect(brief.report.background.rules.map(\.id) == whole.report.background.rules.map(\.id))
        #expect(brief.troubles == whole.troubles)
        #expect(brief.scope.files == whole.scope.files)
        for finding in brief.report.findings {
            let source = brief.report.sources[ExactText(finding.place.file)]
            #expect(source != nil, "A frame is shown from \(finding.place.file).")
        }
        return brief
    }

    @Test("A run that keeps only files with findings says the same as one that keeps all")
    func sameReport() async throws {
        try await RightFilesTests.withProject(RightFilesTests.files) { request in
            let brief = await RightFilesTests.check(request)
            #expect(brief.report.summary.payloads == 155)
            let kept = Set(brief.report.checkedFiles.map(\.name))
            #expect(kept.count < 100, "Most files are right and alike, and are not kept.")
            #expect(Set(brief.report.findings.map(\.place.file)).isSubset(of: kept))
            #expect(brief.report.findings.count > 20, "Those with a wrong badge, or whose German text wants a number.")
            let whole = await LintRun(request).run()
            #expect(whole.report.checkedFiles.count == whole.report.summary.files)
        }
    }

    @Test("Named files that are of no project, and need no tables, are told alike", arguments: [false, true])
    func namedFiles(areOthersSkipped: Bool) async throws {
        try await RightFilesTests.withProject(RightFilesTests.files) { folder in
            var request = folder
            request.paths = RightFilesTests.files.keys.filter { $0.hasSuffix("json") }.sorted()
            request.skipsOtherFiles = areOthersSkipped
            let brief = await RightFilesTests.check(request)
            let strangers = brief.report.findings.filter { $0.rule == "payload-not-found" }
            #expect(strangers.map(\.place.file) == (areOthersSkipped ? [] : ["other/package.json"]))
        }
    }

    @Test("A push type for which any object is a payload makes none of a file that was only found")
    func statedPushType() async throws {
        var files: [String: String] = [:]
        for number in 0..<100 { files["a/\(number).json"] = #"{"call": "\#(number)"}"# }
        for number in 0..<100 { files["b/\(number).json"] = #"{"aps": {}, "call": "\#(number)"}"# }
        try await RightFilesTests.withProject(files) { folder in
            var request = folder
            request.settings.headers.set(.init(name: "apns-push-type", value: "voip", origin: "test"))
            #expect(await RightFilesTests.check(request).report.summary.payloads == 100)
            request.paths = files.keys.sorted()
            #expect(await RightFilesTests.check(request).report.summary.payloads == 200)
        }
    }

    @Test("Named files of no project get the string tables that their payloads ask for", arguments: [true, false])
    func tablesOnDemand(areKeysKnown: Bool) async throws {
        var files = ["en.lproj/Localizable.strings": #""A" = "a";"#, "de.lproj/Localizable.strings": #""A" = "a";"#]
        for number in 0..<100 {
            files["p/\(number).json"] =
                areKeysKnown
                ? #"{"aps": {"alert": {"loc-key": "NONE"}}}"#
                : #"{"aps": {"alert": {"title": "A", "body": "B"}, "mutable-content": 1}, "localized-message": "#
                    + #"{"en": {"title": "x", "body": "y"}}}"#
        }
        try await RightFilesTests.withProject(files) { folder in
            var request = folder
            request.paths = files.keys.filter { $0.hasSuffix("json") }.sorted()
            let brief = await RightFilesTests.check(request)
            #expect(Set(brief.report.findings.map(\.place.file)).count == 100, "Each lacks a key, or the German text.")
        }
    }

    @Test("Tables of a folder in which there is no payload are none of a run's")
    func tablesOfOthers() async throws {
        var files = ["b/en.lproj/Localizable.strings": "not a table"]
        for name in ["a", "b"] { files["\(name)/.pushlint.yml"] = "extends: pushlint:recommended" }
        for number in 0..<100 {
            files["a/\(number).json"] = #"{"aps": {"alert": {"title": "A", "body": "B"}}}"#
            files["b/\(number).json"] = #"{"x": \#(number)}"#
        }
        try await RightFilesTests.withProject(files) { request in
            #expect(await RightFilesTests.check(request).report.findings.isEmpty)
        }
    }
}
