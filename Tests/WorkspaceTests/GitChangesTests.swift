import Foundation
import Testing

@testable import Workspace

/// What git says has changed. Where the machine has no git, there is nobody to ask.
@Suite(.enabled(if: Git(in: ".") != nil, "This machine has no git.")) struct GitChangesTests {
    /// A work tree with a first commit, tagged `start`.
    private func workTree() throws -> (TemporaryFolder, Git) {
        let folder = try TemporaryFolder()
        let git = try #require(Git(in: folder.path))
        _ = try git.run(["init", "--quiet"])
        try folder.write("kept.json", "1")
        try folder.write("edited.json", "1")
        try folder.write("removed.json", "1")
        try folder.write("a/deep ü.json", "1")
        try folder.write(".gitignore", "ignored.json\n")
        try commit(git)
        _ = try git.run(["tag", "start"])
        return (folder, git)
    }

    private func commit(_ git: Git) throws {
        _ = try git.run(["add", "--all"])
        _ = try git.run(["-c", "user.name=t", "-c", "user.email=t@example.com", "commit", "--quiet", "-m", "x"])
    }

    private func names(since revision: String, _ folder: TemporaryFolder, from place: String = ".") throws -> [String] {
        let start = Path(place).absolute(in: folder.path)
        return try GitChanges.paths(since: revision, around: start).map { $0.relative(to: folder.path).text }
    }

    @Test("Edited, removed and new files, committed or not, and no others, from any folder")
    func changes() throws {
        let (folder, git) = try workTree()
        #expect(try names(since: "start", folder) == [])
        try folder.write("edited.json", "2")
        try FileManager.default.removeItem(atPath: folder["removed.json"].text)
        try commit(git)
        try folder.write("a/deep ü.json", "2")
        try folder.write("new \"x\".json", "1")
        try folder.write("ignored.json", "1")
        let expected = ["a/deep ü.json", "edited.json", "new \"x\".json", "removed.json"]
        #expect(try names(since: "start", folder) == expected)
        #expect(try names(since: "start", folder, from: "a") == expected)
        #expect(try names(since: "HEAD", folder) == ["a/deep ü.json", "new \"x\".json"])
    }

    @Test("A renamed file is gone at one place and new at the other")
    func renaming() throws {
        let (folder, git) = try workTree()
        _ = try git.run(["mv", "kept.json", "moved.json"])
        #expect(try names(since: "start", folder) == ["kept.json", "moved.json"])
    }

    @Test(
        "A revision that there is not, and what is an option, are refused", arguments: ["v9", "--output=x", "", "a b"])
    func unknownRevision(_ revision: String) throws {
        let (folder, _) = try workTree()
        let fault = #expect(throws: GitFault.self) { try names(since: revision, folder) }
        #expect(fault?.message.contains("revision") ?? false)
        #expect(!FileManager.default.fileExists(atPath: folder["x"].text))
    }

    @Test("Outside of a work tree nothing is known to change")
    func noWorkTree() throws {
        let folder = try TemporaryFolder()
        #expect(throws: GitFault.self) { try names(since: "HEAD", folder) }
    }
}
