import Foundation
import Testing

/// What is written is the same each time, and a reader that goes away is no accident.
@Suite struct OutputTests {
    /// More files than one core takes at a time, each with findings.
    static func manyPayloads() throws -> ScratchFolder {
        let folder = try ScratchFolder()
        try folder.write("\"A\" = \"%@ a\";\n", to: "App/en.lproj/Localizable.strings")
        for number in 0..<600 {
            try folder.write(
                #"{"aps": {"alert": {"loc-key": "A"}, "own\#(number)": 1}, "thread-id": "\#(number)"}"#,
                to: "payloads/\(number % 7)/\(number).json")
        }
        return folder
    }

    @Test(
        "The same input gives the same bytes",
        arguments: [
            "text", "json", "sarif", "junit", "checkstyle", "github", "gitlab", "markdown", "xcode", "tap",
        ])
    func repetition(format: String) throws {
        let folder = try OutputTests.manyPayloads()
        let first = try Tool.run(["lint", "--format", format], in: folder.url)
        #expect(first.status == 1)
        // A comment has no room for all of them.
        #expect(first.output.contains(format == "markdown" ? "own0" : "own599"))
        for _ in 0..<3 {
            let next = try Tool.run(["lint", "--format", format], in: folder.url)
            #expect(next.output == first.output)
        }
    }

    @Test("--output writes to a file what standard output would have shown, and nothing else is printed")
    func outputFile() throws {
        let folder = try ScratchFolder()
        try folder.write(#"{"aps": {"alert": ""}}"#, to: "a.json")
        let shown = try Tool.run(["lint", "a.json", "--format", "json"], in: folder.url)
        let written = try Tool.run(["lint", "a.json", "--format", "json", "--output", "report.json"], in: folder.url)
        #expect(written.output == "")
        #expect(written.error == "")
        #expect(written.status == 1)
        let file = folder.url.appendingPathComponent("report.json")
        #expect(try String(contentsOf: file, encoding: .utf8) == shown.output)
    }

    @Test("A pipe that is closed early ends the run without a word")
    func closedPipe() throws {
        let folder = try OutputTests.manyPayloads()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "\"$0\" lint | head -n 1", Tool.executable.path]
        process.currentDirectoryURL = folder.url
        let (output, error) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = error
        try process.run()
        let line = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let complaint = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(line.hasPrefix("payloads/0/0.json:1:"))
        #expect(line.filter { $0 == "\n" }.count == 1)
        #expect(complaint == "")
    }
}
