import Foundation
import Testing

@testable import Workspace

/// A new folder for one test, removed with everything in it at the end.
final class TemporaryFolder: Sendable {
    let path: Path

    init() throws {
        var template = Array("\(NSTemporaryDirectory())/pushlint-tests-XXXXXX".utf8CString)
        try #require(mkdtemp(&template) != nil)
        let made = Path(String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self))
        path = try SystemCalls.realPath(of: made)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path.text)
    }

    /// Whether this system has something at a path.
    static func isThere(_ path: Path) -> Bool { (try? SystemCalls.status(of: path)) != nil }

    /// Whether the file system takes names that are no UTF-8.
    static var allowsNamesThatAreNoText: Bool {
        guard let folder = try? TemporaryFolder() else { return false }
        return (try? FileWriter.write([1], to: folder.path.appending([0x78, 0xFF][...]))) != nil
    }

    /// Where something in the folder is.
    subscript(_ name: String) -> Path { path.appending(name) }

    @discardableResult
    func write(_ name: String, _ text: String = "") throws -> Path {
        try write(name, Array(text.utf8))
    }

    @discardableResult
    func write(_ name: String, _ bytes: [UInt8]) throws -> Path {
        try makeFolder((Path(name).parent ?? ".").text)
        try #require(FileManager.default.createFile(atPath: self[name].text, contents: Data(bytes)))
        return self[name]
    }

    func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(atPath: self[name].text, withIntermediateDirectories: true)
    }

    func makeLink(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: self[name].text, withDestinationPath: target)
    }

    func makePipe(_ name: String) throws {
        try #require(mkfifo(self[name].text, 0o600) == 0)
    }

    /// A work tree as far as pushlint looks, without git's help.
    func makeWorkTree(_ name: String = ".") throws {
        try makeFolder("\(name)/.git/info")
    }

    /// The names of files, from this folder.
    func names(_ search: FileSearch) -> [String] {
        search.files.map { $0.path.relative(to: path).text }
    }

    /// User folders of which nothing is set, so that the settings of whoever runs the tests do not count.
    var noUser: UserFolders { UserFolders(home: self["home"]) }
}
