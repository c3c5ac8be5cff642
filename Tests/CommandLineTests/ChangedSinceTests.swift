import Foundation
import Testing

/// `--changed-since` with the git of the machine.
@Suite(.enabled(if: Machine.git != nil, "This machine has no git.")) struct ChangedSinceTests {
    private func git(_ words: [String], _ folder: ScratchFolder) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try #require(Machine.git))
        process.arguments = ["-c", "user.name=t", "-c", "user.email=t@example.com"] + words
        process.currentDirectoryURL = folder.url
        process.environment = ["HOME": folder.url.path, "GIT_CONFIG_NOSYSTEM": "1"]
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
    }

    private func project() throws -> ScratchFolder {
        let folder = try ScratchFolder()
        try folder.write(#"{"aps": {"alert": "Hi", "own": 1}}"#, to: "push/a.json")
        try folder.write(#"{"aps": {"alert": "Hi", "own": 1}}"#, to: "push/b.json")
        try folder.write("\"A\" = \"x\";\n", to: "App/en.lproj/Localizable.strings")
        try folder.write("extends: rules.yml\n", to: ".pushlint.yml")
        try folder.write("extends: pushlint:recommended\n", to: "rules.yml")
        try git(["init", "--quiet"], folder)
        try git(["add", "--all"], folder)
        try git(["commit", "--quiet", "-m", "x"], folder)
        return folder
    }

    private func files(_ folder: ScratchFolder, _ words: [String] = []) throws -> Set<String> {
        let result = try Tool.run(["lint", "--changed-since", "HEAD", "--format", "json"] + words, in: folder.url)
        let report = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
        let findings = try #require(report?["findings"] as? [[String: Any]])
        return Set(findings.compactMap { $0["file"] as? String })
    }

    @Test("Only what differs is linted, also among paths that are named, and new files with it")
    func differing() throws {
        let folder = try project()
        let nothing = try Tool.run(["lint", "--changed-since", "HEAD"], in: folder.url)
        #expect(nothing.status == 0)
        #expect(nothing.error == "No payload file differs from HEAD.\n")
        #expect(nothing.output == "")
        try folder.write(#"{"aps": {"alert": "Ho", "own": 1}}"#, to: "push/b.json")
        try folder.write(#"{"aps": {"alert": "Hi", "own": 1}}"#, to: "push/new.json")
        #expect(try files(folder) == ["push/b.json", "push/new.json"])
        #expect(try files(folder, ["push/a.json", "push/b.json"]) == ["push/b.json"])
    }

    @Test(
        "Where something differs that bears on all payloads, all are linted",
        arguments: [
            "App/en.lproj/Localizable.strings", ".pushlint.yml", "rules.yml", "Other/de.lproj/Localizable.strings",
        ])
    func bearingOnAll(_ name: String) throws {
        let folder = try project()
        let texts = [
            ".pushlint.yml": "extends: rules.yml\n# more\n", "rules.yml": "extends: [\"pushlint:recommended\"]\n",
        ]
        try folder.write(texts[name] ?? "\"B\" = \"y\";\n", to: name)
        #expect(try files(folder) == ["push/a.json", "push/b.json"])
        let verbose = try Tool.run(["lint", "--changed-since", "HEAD", "--verbose"], in: folder.url)
        #expect(verbose.error.contains("All payloads count as changed since HEAD, because \(name) has changed."))
    }
}
