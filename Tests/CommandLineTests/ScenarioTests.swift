import Foundation
import Testing

@Suite struct ScenarioTests {
    @Test("Scenario", arguments: try Scenario.all())
    func scenario(_ scenario: Scenario) throws {
        let folder = try ScratchFolder()
        try prepare(folder, scenario)
        let run = try #require(scenario.sections("run").first, "A scenario runs something.")
        let environment = Dictionary(
            uniqueKeysWithValues: scenario.sections("environment").map { section in
                let parts = section.argument.split(separator: "=", maxSplits: 1)
                return (String(parts[0]), String(parts[1]))
            })
        let result = try Tool.run(
            words(run.argument), in: folder.url, input: scenario.sections("stdin").first?.text ?? "",
            environment: environment)
        check(result, scenario)
        for section in scenario.sections("after") {
            let file = folder.url.appendingPathComponent(section.argument)
            #expect(try String(contentsOf: file, encoding: .utf8) == section.text, "\(section.argument) differs")
        }
    }

    private func prepare(_ folder: ScratchFolder, _ scenario: Scenario) throws {
        for file in scenario.sections("file") { try folder.write(file.text, to: file.argument) }
        for made in scenario.sections("folder") {
            try FileManager.default.createDirectory(
                at: folder.url.appendingPathComponent(made.argument), withIntermediateDirectories: true)
        }
        for link in scenario.sections("link") {
            let parts = link.argument.split(separator: " ").map(String.init)
            try FileManager.default.createSymbolicLink(
                atPath: folder.url.appendingPathComponent(parts[0]).path, withDestinationPath: parts[1])
        }
    }

    private func check(_ result: Tool.Result, _ scenario: Scenario) {
        compare("standard output", result.output, scenario.sections("stdout"))
        compare("standard error", result.error, scenario.sections("stderr"))
        if scenario.sections("stderr").isEmpty { #expect(result.error == "", "Nothing was to go wrong.") }
        if let status = scenario.sections("status").first {
            #expect(String(result.status) == status.argument)
        }
    }

    private func compare(_ stream: String, _ text: String, _ sections: [Scenario.Section]) {
        for section in sections {
            switch section.argument {
            case "contains":
                for line in section.text.split(separator: "\n") {
                    #expect(text.contains(line), "\(stream) should contain “\(line)”, but is:\n\(text)")
                }
            case "lacks":
                for line in section.text.split(separator: "\n") {
                    #expect(!text.contains(line), "\(stream) should not contain “\(line)”, but is:\n\(text)")
                }
            default: #expect(text == section.text, "\(stream) differs")
            }
        }
    }

    /// The arguments, split at blanks; quotation marks keep blanks together.
    private func words(_ line: String) -> [String] {
        var words: [String] = []
        var word: String?
        var isQuoted = false
        for character in line {
            switch character {
            case "\"":
                isQuoted.toggle()
                word = word ?? ""
            case " " where !isQuoted:
                if let complete = word { words.append(complete) }
                word = nil
            default: word = (word ?? "") + String(character)
            }
        }
        if let word { words.append(word) }
        return words
    }
}
