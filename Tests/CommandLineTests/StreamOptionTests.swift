import Foundation
import Testing

/// Each option of `lint` either has its meaning for a stream or is refused by name; none is passed over in silence.
///
/// The options are those that help lists, so that a new one shows here.
@Suite struct StreamOptionTests {
    /// Those that say what holds for payloads, how findings are written and when the run fails.
    private static let meaningful: Set<String> = [
        "config", "ruleset", "format", "output", "show-all", "fail-on", "strings", "languages", "header", "push-type",
        "stdin-filename", "ndjson", "quiet", "color", "help", "version",
    ]

    /// The names of all options, each with what stands for its value in help.
    private static func options(in folder: URL) throws -> [(name: String, value: String?)] {
        let help = try Tool.run(["lint", "--help"], in: folder).output
        return help.split(separator: "\n").compactMap { line in
            guard line.hasPrefix("  "), let start = line.range(of: "--"), line[..<start.lowerBound].count < 8 else {
                return nil
            }
            let words = line[start.upperBound...].prefix { $0 != "\n" }.split(separator: " ", maxSplits: 2)
            let value = words.count > 1 && words[1].allSatisfy { $0.isUppercase || $0 == "=" } ? words[1] : nil
            return (String(words[0]), value.map(String.init))
        }
    }

    @Test("An option without a meaning for streams is refused with its name")
    func refusals() throws {
        let folder = try ScratchFolder()
        try folder.write(#"{"aps": {"alert": "Hi"}}"#, to: "push.ndjson")
        let options = try StreamOptionTests.options(in: folder.url)
        #expect(options.count > 20, "The list in help was read.")
        for option in options where !StreamOptionTests.meaningful.contains(option.name) {
            let arguments = ["--\(option.name)"] + (option.value == nil ? [] : ["push.ndjson"])
            let run = try Tool.run(["lint", "--ndjson", "push.ndjson"] + arguments, in: folder.url)
            #expect(run.status == 2, "\(option.name)")
            #expect(run.output == "", "\(option.name)")
            #expect(run.error.contains("--\(option.name) "), "\(option.name): \(run.error)")
            #expect(run.error.contains("does not go with --ndjson"), "\(option.name): \(run.error)")
        }
    }
}
