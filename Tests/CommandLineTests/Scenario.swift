import Foundation

/// One run of the tool as a text: the files that it meets, the command, and what it must print and return.
///
///     What the scenario shows.
///     --- file payload.json
///     {"aps": {"alert": "Hi"}}
///     --- run lint payload.json
///     --- stdout
///     ...
///     --- status 0
///
/// Sections are `file PATH`, `link PATH TARGET`, `folder PATH`, `unreadable PATH`, `stdin`, `environment NAME=VALUE`,
/// `run ARGUMENTS`, `stdout`, `stdout contains`, `stderr`, `stderr contains`, `status N` and `after PATH`, what a file
/// holds then. What has no section is not looked at, save that standard error must be empty.
struct Scenario: CustomStringConvertible {
    struct Section {
        let kind: String
        let argument: String
        let text: String
    }

    /// A line such as `--- a/file` in an expected diff is no heading.
    private static let kinds: Set<String> = [
        "file", "link", "folder", "unreadable", "stdin", "environment", "run", "stdout", "stderr", "status", "after",
    ]

    let name: String
    let sections: [Section]

    var description: String { name }

    init(name: String, text: String) {
        self.name = name
        var sections: [Section] = []
        var heading: String?
        var lines: [Substring] = []
        func finish() {
            guard let heading else { return }
            let words = heading.split(separator: " ", maxSplits: 1)
            let text = lines.map { $0 + "\n" }.joined()
            sections.append(
                Section(kind: String(words[0]), argument: words.count > 1 ? String(words[1]) : "", text: text))
        }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("--- "), Scenario.kinds.contains(String(line.split(separator: " ")[1])) {
                finish()
                heading = String(line.dropFirst(4))
                lines = []
            } else {
                lines.append(line)
            }
        }
        if lines.last == "" { lines.removeLast() }
        finish()
        self.sections = sections
    }

    static func all() throws -> [Scenario] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Scenarios")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return try files.filter { $0.pathExtension == "scenario" }.sorted { $0.path < $1.path }.map { file in
            Scenario(
                name: file.deletingPathExtension().lastPathComponent,
                text: try String(contentsOf: file, encoding: .utf8))
        }
    }

    func sections(_ kind: String) -> [Section] { sections.filter { $0.kind == kind } }
}
