import Foundation
import Testing
import Workspace

@testable import PushLinting

/// `git apply` takes no path that leads upwards, and none through a link.
@Suite struct DiffPathsTests {
    private let root: Path

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pushlint-\(UUID().uuidString)")
        for name in [".git", "app", "payloads"] {
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
        }
        try Data("{}".utf8).write(to: folder.appendingPathComponent("payloads/a.json"))
        try Data("{}".utf8).write(to: folder.appendingPathComponent("app/b.json"))
        try FileManager.default.createSymbolicLink(
            atPath: folder.appendingPathComponent("app/link.json").path, withDestinationPath: "b.json")
        root = try #require(RealPath.of(Path(folder.path)))
    }

    @Test("Files below the current folder are named from there")
    func below() {
        let app = root.appending("app")
        let paths = DiffPaths([app.appending("b.json")], currentFolder: app)
        #expect(paths.root == nil)
        #expect(paths.name(of: app.appending("b.json")) == "b.json")
        #expect(paths.name(of: app.appending("link.json")) == "b.json")
    }

    @Test("With a file elsewhere in the repository, all are named from its root")
    func outside() {
        let app = root.appending("app")
        let files = [app.appending("b.json"), root.appending("payloads/a.json")]
        let paths = DiffPaths(files, currentFolder: app)
        #expect(paths.root == root)
        #expect(files.map { paths.name(of: $0) } == ["app/b.json", "payloads/a.json"])
    }
}
