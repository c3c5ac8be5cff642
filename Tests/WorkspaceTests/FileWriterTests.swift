import Foundation
import Testing

@testable import Workspace

@Suite struct FileWriterTests {
    private func names(in folder: Path) throws -> Set<[UInt8]> {
        Set(try SystemCalls.entries(of: folder).map(\.name))
    }

    @Test func makesAndReplacesFiles() throws {
        let folder = try TemporaryFolder()
        try FileWriter.write([1, 2], to: folder["x"])
        #expect(try FileReader.read(folder["x"]) == [1, 2])
        try FileWriter.write([], to: folder["x"])
        #expect(try FileReader.read(folder["x"]) == [])
        #expect(try names(in: folder.path) == [Array("x".utf8)])
    }

    /// A script stays executable, and a new file gets what the umask leaves of 0666.
    @Test func keepsTheRights() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("x", "old")
        try FileManager.default.setAttributes([.posixPermissions: 0o751], ofItemAtPath: path.text)
        try FileWriter.write([1], to: path)
        #expect(try SystemCalls.status(of: path).mode == 0o751)
        try FileWriter.write([1], to: folder["new"])
        #expect(try SystemCalls.status(of: folder["new"]).mode & 0o600 == 0o600)
        #expect(try SystemCalls.status(of: folder["new"]).mode & 0o111 == 0)
    }

    /// A broken link is one as well: what it leads to would be made.
    @Test(arguments: ["x", "missing"])
    func leavesLinksAloneWhereTold(target: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("x", "old")
        try folder.makeLink("link", to: target)
        #expect(throws: FileProblem(.isLink, at: folder["link"])) {
            try FileWriter.write([7], to: folder["link"], followsLinks: false)
        }
        #expect(try FileReader.read(folder["x"]) == Array("old".utf8))
        #expect(try names(in: folder.path) == [Array("x".utf8), Array("link".utf8)])
        try FileWriter.write([7], to: folder["x"], followsLinks: false)
        try FileWriter.write([8], to: folder["new"], followsLinks: false)
        #expect(try FileReader.read(folder["x"]) == [7])
        #expect(try FileReader.read(folder["new"]) == [8])
    }

    @Test func makesFolders() throws {
        let folder = try TemporaryFolder()
        for _ in 0..<2 {
            try FileWriter.makeFolder(folder["a/b/c"])
            #expect(try SystemCalls.status(of: folder["a/b/c"]).kind == .folder)
        }
        try folder.write("x", "")
        #expect(throws: FileProblem(.notAFolder, at: folder["x/y"])) { try FileWriter.makeFolder(folder["x/y"]) }
    }

    /// The file behind a link changes; the link remains one.
    @Test func writesThroughLinks() throws {
        let folder = try TemporaryFolder()
        try folder.write("a/x", "old")
        try folder.makeLink("link", to: "a/x")
        try FileWriter.write([7], to: folder["link"])
        #expect(try FileReader.read(folder["a/x"]) == [7])
        #expect(try SystemCalls.status(of: folder["link"], followingLinks: false).kind == .link)
    }

    @Test func writesToDevicesDirectly() throws {
        try FileWriter.write([1, 2, 3], to: "/dev/null")
        #expect(try SystemCalls.status(of: "/dev/null").kind == .device)
    }

    @Test func refusesWhatCannotBeWritten() throws {
        let folder = try TemporaryFolder()
        try folder.makeLink("broken", to: "nowhere/x")
        let expected: [(Path, FileProblem.Reason)] = [
            (folder.path, .isFolder), (folder["broken"], .brokenLink), (folder["missing/x"], .missing), ("", .noPath),
        ]
        for (path, reason) in expected {
            #expect(throws: FileProblem(reason, at: path)) { try FileWriter.write([1], to: path) }
        }
        #expect(try names(in: folder.path) == [Array("broken".utf8)])
    }

    /// Where the new file cannot be made, the old one is whole and nothing is left lying about.
    @Test func leavesTheOldFileWhole() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("a/x", "old")
        try FileManager.default.setAttributes([.posixPermissions: 0o666], ofItemAtPath: path.text)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path.text)
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder["a"].text)
        #expect(throws: FileProblem(.notPermitted, at: path)) {
            try Powerless.run { try FileWriter.write([1], to: path) }
        }
        #expect(try FileReader.read(path) == Array("old".utf8))
        #expect(try names(in: folder["a"]) == [Array("x".utf8)])
    }

    /// On Linux, this device is always full.
    @Test(.enabled(if: TemporaryFolder.isThere("/dev/full"), "This system has no device that is always full."))
    func tellsThatTheDiskIsFull() throws {
        #expect(throws: FileProblem(.diskFull, at: "/dev/full")) { try FileWriter.write([1], to: "/dev/full") }
    }
}
