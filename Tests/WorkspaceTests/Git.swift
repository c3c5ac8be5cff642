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
        let standardInput = Pipe()
        let output = Pipe()
        process.standardInput = standardInput
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        standardInput.fileHandleForWriting.write(Data(input.utf8))
        try standardInput.fileHandleForWriting.close()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}
