import Foundation
import Testing

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#endif

/// Files and folders that are made to break a run.
///
/// The right answers: the run ends with a sentence about the path, in a status that says so, and what is right beside it
/// is still checked; no file name or text reaches the terminal as anything but characters that can be seen.
@Suite struct HostileInputTests {
    private static let right = #"{"aps": {"alert": "Hi"}}"#
    private static let formats = [
        "text", "json", "ndjson", "sarif", "junit", "checkstyle", "github", "gitlab", "markdown", "xcode", "tap",
    ]

    @Test("A folder that links to itself and to those above is searched once")
    func circle() throws {
        let folder = try ScratchFolder()
        try folder.write(HostileInputTests.right, to: "a/b/p.json")
        for target in [".", "..", "../..", "../../a"] {
            let link = folder.url.appendingPathComponent("a/b/to\(target.utf8.count)")
            try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: target)
        }
        let run = try Tool.run(["lint", "."], in: folder.url)
        #expect(run.status == 0)
        #expect(run.output.contains("1 payload in 1 file"))
    }

    @Test("A pipe among the payloads is told and not waited for; the file beside it is checked")
    func pipe() throws {
        let folder = try ScratchFolder()
        try folder.write(#"{"aps": {"alert": ""}}"#, to: "a.apns")
        #expect(mkfifo(folder.url.appendingPathComponent("b.apns").path, 0o600) == 0)
        let run = try Tool.run(["lint", "."], in: folder.url)
        #expect(run.status == 2)
        #expect(run.output.contains("a.apns:1:19: error"))
        #expect(run.error.contains("b.apns: error: This is a pipe"))
    }

    @Test("A file over the limit is refused by its size, before anything of it is read")
    func size() throws {
        let folder = try ScratchFolder()
        let file = folder.url.appendingPathComponent("a.json").path
        #expect(FileManager.default.createFile(atPath: file, contents: nil))
        #expect(truncate(file, off_t(1 << 40)) == 0)
        let run = try Tool.run(["lint", "a.json"], in: folder.url)
        #expect(run.status == 2)
        #expect(run.error.contains("a.json: error: The file has 1099511627776 bytes, more than the 1073741824"))
    }

    @Test("A line of a stream that is too long is a finding, and the lines around it are checked")
    func longLine() throws {
        let folder = try ScratchFolder()
        let wrong = Data(#"{"aps": {"alert": ""}}"#.utf8) + Data([0x0A])
        let long = Data(repeating: UInt8(ascii: "x"), count: 64 << 20 + 1) + Data([0x0A])
        try folder.write(wrong + long + wrong, to: "a.ndjson")
        let run = try Tool.run(["lint", "--ndjson", "a.ndjson", "--quiet"], in: folder.url)
        #expect(run.status == 1)
        #expect(run.error == "")
        let lines = run.output.split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines.first?.hasPrefix("a.ndjson:1:19: error: The alert is empty") == true)
        #expect(lines.dropFirst().first?.hasPrefix("a.ndjson:2:1: error: The line is longer than 64 MiB") == true)
        #expect(lines.last?.hasPrefix("a.ndjson:3:19: error: The alert is empty") == true)
    }

    /// A thousand folders inside one another, which no path that the system takes can name.
    @Test("Folders that are nested very deep are told, and the rest is checked")
    func depth() throws {
        let folder = try ScratchFolder()
        try folder.write(HostileInputTests.right, to: "a.json")
        try folder.write(
            HostileInputTests.right, to: Array(repeating: "d", count: 300).joined(separator: "/") + "/b.json")
        let run = try Tool.run(["lint", "."], in: folder.url)
        #expect(run.status == 2)
        #expect(run.output.contains("1 payload in 1 file"))
        #expect(run.error.contains("Folders are nested more than 256 deep"))
    }

    @Test("Ten thousand languages are read, and a key is looked up in all of them")
    func languages() throws {
        let folder = try ScratchFolder()
        for number in 0..<10_000 {
            let language = "x\(String(number, radix: 36))"
            try folder.write("\"A\" = \"%@\";\n", to: "App/\(language).lproj/Localizable.strings")
        }
        try folder.write(#"{"aps": {"alert": {"loc-key": "A", "loc-args": ["b"]}}}"#, to: "a.json")
        let run = try Tool.run(["lint", "a.json", "--strings", "App", "--format", "json"], in: folder.url)
        #expect(run.status == 0 || run.status == 1)
        #expect(!run.output.contains("localization-keys-exist"))
    }

    @Test("A name and a text with line ends and terminal escapes stay text in every report", arguments: formats)
    func escapes(format: String) throws {
        let folder = try ScratchFolder()
        let name = "a\n::error::b\u{1B}[31m\u{9B}2J\u{7}\r<b>&\"'\u{202E}.json"
        try folder.write("{\"aps\": {\"alert\": \"\", \"k\\u001b[2J\\u009b\\n<script>\": 1}}", to: name)
        let run = try Tool.run(["lint", name, "gone\u{1B}[2J\n.json", "--format", format], in: folder.url)
        #expect(run.status == 2)
        for text in [run.output, run.error] {
            let harmful = text.unicodeScalars.filter {
                $0 != "\n" && ($0.value < 0x20 || (0x7F...0x9F).contains($0.value))
            }
            #expect(harmful.isEmpty, "\(format): \(harmful)")
            #expect(!text.split(separator: "\n").contains { $0.hasPrefix("::error::b") })
        }
        // In Markdown, a name stands in a code span.
        if ["junit", "checkstyle", "markdown"].contains(format) { #expect(!run.output.contains("<script>")) }
        if ["junit", "checkstyle"].contains(format) { #expect(!run.output.contains("<b>")) }
    }

    @Test(
        "What a command says of a path that it cannot use cannot drive the terminal either",
        arguments: [
            ["lint", "--list-files"], ["lint"], ["strings"], ["lint", "--ndjson"],
            ["validate", "--schema", "s\u{1B}.json"],
        ])
    func troubles(arguments: [String]) throws {
        let folder = try ScratchFolder()
        for extra in [["gone\u{1B}[2J.json"], ["a.json", "--config", "c\u{1B}[2J.yml"], ["--own\u{1B}[2J"]] {
            let run = try Tool.run(arguments + extra, in: folder.url)
            #expect(run.status == 2)
            #expect(!run.error.isEmpty)
            #expect(!(run.error + run.output).contains("\u{1B}"))
        }
    }

    #if os(Linux)
        /// Whether the system lets us have a disk of our own.
        private static var mayMount: Bool {
            guard let folder = try? ScratchFolder(), (try? folder.write("", to: "disk/empty")) != nil else {
                return false
            }
            let disk = folder.url.appendingPathComponent("disk").path
            guard mount("tmpfs", disk, "tmpfs", 0, "size=64k") == 0 else { return false }
            return umount2(disk, Int32(MNT_DETACH)) == 0
        }

        /// A disk of 64 KiB.
        @Test(
            "A disk that is full while a fix is written leaves the original whole, and says so",
            .enabled(if: mayMount, "Mounting is not permitted here; FileWriterTests look at a full disk too."))
        func fullDisk() throws {
            let folder = try ScratchFolder()
            try folder.write("", to: "disk/empty")
            let disk = folder.url.appendingPathComponent("disk").path
            try #require(mount("tmpfs", disk, "tmpfs", 0, "size=64k") == 0)
            defer { umount2(disk, Int32(MNT_DETACH)) }
            let padding = String(repeating: "x", count: 40_000)
            let text = #"{"aps": {"alert": "Hi", "threadID": "a"}, "own": "\#(padding)"}"#
            try folder.write(text, to: "disk/a.json")
            let run = try Tool.run(["lint", "disk/a.json", "--fix"], in: folder.url)
            #expect(run.status == 2)
            #expect(run.error.contains("The fixes could not be written. The disk is full; the file is as it was."))
            let file = folder.url.appendingPathComponent("disk/a.json")
            #expect(try String(contentsOf: file, encoding: .utf8) == text)
            #expect(try FileManager.default.contentsOfDirectory(atPath: disk) == ["a.json"])
        }
    #endif
}
