import Foundation
import Testing

@testable import Reports

/// A diff leads `git apply` and `patch` from one text to the other, whatever the texts.
@Suite struct UnifiedDiffTests {
    private func diff(_ before: String, _ after: String, name: String = "a.json") -> String {
        String(
            decoding: UnifiedDiff(name: name, before: Array(before.utf8), after: Array(after.utf8)).bytes,
            as: UTF8.self)
    }

    @Test("Equal texts have no diff")
    func equal() {
        #expect(diff("a\nb\n", "a\nb\n") == "")
    }

    @Test("A change is shown with three lines around it, and line numbers from 1")
    func hunk() {
        let before = "1\n2\n3\n4\n5\n6\n7\n8\n9\n"
        let after = "1\n2\n3\n4\nfive\n6\n7\n8\n9\n"
        let expected = """
            --- a/a.json
            +++ b/a.json
            @@ -2,7 +2,7 @@
             2
             3
             4
            -5
            +five
             6
             7
             8

            """
        #expect(diff(before, after) == expected)
    }

    @Test("Missing line ends are told, as diff tells them")
    func noLineEnd() {
        let expected = """
            --- a/a.json
            +++ b/a.json
            @@ -1 +1 @@
            -a
            \\ No newline at end of file
            +b
            \\ No newline at end of file

            """
        #expect(diff("a", "b") == expected)
    }

    @Test("Names that a reader could misread are quoted as git does it, or ended with a tab")
    func names() {
        #expect(diff("a\n", "b\n", name: "x y.json").hasPrefix("--- a/x y.json\t\n+++ b/x y.json\t\n"))
        #expect(diff("a\n", "b\n", name: "x\"\n.json").hasPrefix("--- \"a/x\\\"\\n.json\"\n"))
    }

    /// Texts of a few different lines, so that many are alike.
    private static func text(_ seed: Int, changedFrom base: [String]? = nil) -> [String] {
        var state = UInt64(seed) &* 2_862_933_555_777_941_757 &+ 3_037_000_493
        func roll(_ sides: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(sides))
        }
        guard let base else { return (0..<roll(60)).map { _ in ["{", "}", "  a", "  b", ""][roll(5)] } }
        return base.flatMap { line -> [String] in
            switch roll(8) {
            case 0: []
            case 1: [line, "new \(roll(3))"]
            case 2: ["other"]
            default: [line]
            }
        }
    }

    @Test("git and patch accept it and make the new text of the old one", arguments: 0..<25)
    func applied(seed: Int) throws {
        let lines = UnifiedDiffTests.text(seed)
        let end = seed % 3 == 0 || lines.isEmpty ? "" : "\n"
        let before = lines.joined(separator: "\n") + end
        let after =
            UnifiedDiffTests.text(seed + 1000, changedFrom: lines).joined(separator: "\n") + (seed % 2 == 0 ? "\n" : "")
        let diff = diff(before, after, name: "a file.json")
        #expect(diff.isEmpty == (before == after), "Equal texts have no difference, and others have one.")
        guard before != after, !before.isEmpty, !after.isEmpty else { return }
        let isTried = try ["git": ["apply", "--whitespace=nowarn", "diff"], "patch": ["-s", "-p1", "-i", "diff"]].map {
            tool, arguments in
            try apply(diff, to: before, with: tool, arguments).map { #expect($0 == after, "\(tool), seed \(seed)") }
                != nil
        }
        #expect(isTried.count == 2)
        // The same, read by hand, where neither tool is installed.
        #expect(UnifiedDiffTests.applied(diff, to: before) == after, "seed \(seed)")
    }

    /// What a tool makes of a text; nil when the tool is not there.
    private func apply(_ diff: String, to text: String, with tool: String, _ arguments: [String]) throws -> String? {
        guard
            let path = ["/usr/bin/", "/bin/", "/opt/homebrew/bin/"].map({ $0 + tool }).first(
                where: FileManager.default.isExecutableFile)
        else { return nil }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pushlint-diff-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("a file.json")
        try Data(text.utf8).write(to: file)
        try Data(diff.utf8).write(to: folder.appendingPathComponent("diff"))
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ["HOME": folder.path, "GIT_CEILING_DIRECTORIES": folder.deletingLastPathComponent().path]
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(tool) refused:\n\(diff)")
        return try String(contentsOf: file, encoding: .utf8)
    }

    /// Follows a diff line by line.
    private static func applied(_ diff: String, to text: String) -> String {
        var old = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var new: [String] = []
        var position = 0
        var hasNoLineEnd = false
        if old.last == "" { old.removeLast() } else { hasNoLineEnd = true }
        var last: Character = " "
        for line in diff.split(separator: "\n").dropFirst(2) {
            if line.hasPrefix("@@") {
                let range = line.split(separator: " ")[1].dropFirst().split(separator: ",").compactMap { Int($0) }
                let start = range.count == 2 && range[1] == 0 ? range[0] : range[0] - 1
                new += old[position..<start]
                position = start
            } else if line.hasPrefix("\\") {
                if last != "-" { hasNoLineEnd = true }
            } else {
                last = line.first ?? " "
                if last != "+" { position += 1 }
                if last != "-" { new.append(String(line.dropFirst())) }
                if last != " " { hasNoLineEnd = false }
            }
        }
        new += old[position...]
        return new.joined(separator: "\n") + (hasNoLineEnd ? "" : "\n")
    }
}
