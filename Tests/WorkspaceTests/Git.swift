import Foundation

@testable import Workspace

/// Runs the git of the machine, without the settings of whoever runs the tests.
struct Git {
    private let executable: String
    private let folder: Path

    /// Nil when the machine has no git.
    init?(in folder: Path) {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        guard
            let found = folders.map({ "\($0)/git" }).first(where: { FileManager.default.isExecutableFile(atPath: $0) })
        else { return nil }
        executable = found
        self.folder = folder
    }

    /// What a command prints.
    func run(_ arguments: [String], input: String = "") throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = ["-C", folder.text] + arguments
        process.environment = [
            "HOME": folder.text, "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "LC_ALL": "C",
        ]
        // A file and not a pipe: a long input and a long output could wait for each other.
        let question = folder.appending(".git/question").text
        let isAsked = FileManager.default.createFile(atPath: question, contents: Data(input.utf8))
        let output = Pipe()
        process.standardInput = isAsked ? FileHandle(forReadingAtPath: question) : FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}
