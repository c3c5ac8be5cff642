import Foundation
import SourceTree

/// Writes a Swift file that holds rule sets as JSON: `RuleSetEmbedder OUTPUT RULESET.yml ...`.
///
/// The build calls it. YAML is for the people who write rules; what the tool reads at each start is JSON.
@main
struct RuleSetEmbedder {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
        do {
            guard let output = arguments.first else {
                throw EmbeddingError("Name the file to write and the rule sets.")
            }
            let entries = try arguments.dropFirst().map { try entry(for: $0) }
            let text = """
                extension BuiltinRuleSets {
                    static let embedded: [(name: String, json: String)] = [
                \(entries.joined(separator: "\n"))
                    ]
                }

                """
            try Data(text.utf8).write(to: output)
        } catch {
            FileHandle.standardError.write(Data("error: \(error)\n".utf8))
            exit(1)
        }
    }

    private static func entry(for file: URL) throws -> String {
        let source = Source(name: file.path, bytes: Array(try Data(contentsOf: file)))
        do {
            let json = CompactJSON.text(of: try YAMLParser.parse(source).root)
            return "        (\(JSONText.quoted(file.deletingPathExtension().lastPathComponent)), ###\"\(json)\"###),"
        } catch {
            let place = LineTable(source.bytes).position(of: error.range.lowerBound)
            throw EmbeddingError("\(file.path):\(place.line):\(place.column): \(error.message)")
        }
    }
}
