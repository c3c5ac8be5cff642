import Foundation

/// The built tool, run as a process.
struct Tool {
    struct Result {
        let output: String
        let error: String
        let status: Int32
    }

    /// Built beside the tests, since their target depends on it.
    static var executable: URL {
        #if os(macOS)
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
            return bundle.bundleURL.deletingLastPathComponent().appendingPathComponent("pushlint")
        #else
            return URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
                .deletingLastPathComponent().appendingPathComponent("pushlint")
        #endif
    }

    static func run(
        _ arguments: [String], in folder: URL, input: String = "", environment: [String: String] = [:]
    ) throws -> Result {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ["HOME": folder.path, "PATH": "/usr/bin:/bin"].merging(environment) { $1 }
        let files = try ["in", "out", "err"].map { name in
            let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + name)
            try Data(name == "in" ? Array(input.utf8) : []).write(to: file)
            return file
        }
        defer { for file in files { try? FileManager.default.removeItem(at: file) } }
        process.standardInput = try FileHandle(forReadingFrom: files[0])
        process.standardOutput = try FileHandle(forWritingTo: files[1])
        process.standardError = try FileHandle(forWritingTo: files[2])
        try process.run()
        process.waitUntilExit()
        return Result(
            output: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
            error: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self),
            status: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus)
    }
}
