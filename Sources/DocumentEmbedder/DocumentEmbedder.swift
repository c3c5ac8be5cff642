import Foundation
import SourceTree

/// Writes a Swift file that holds YAML documents as JSON: `DocumentEmbedder OUTPUT DOCUMENT.yml ...`. Each goes by
/// its path without the ending, seen from the folder of the one that stands highest.
///
/// The build calls it. YAML is for the people who write rules and schemas; what the tool reads at each start is JSON.
@main
struct DocumentEmbedder {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
        do {
            let documents = arguments.dropFirst()
            guard let folderDepth = documents.map({ $0.pathComponents.count - 1 }).min() else {
                throw EmbeddingError("Name the file to write and the documents.")
            }
            let entries = try documents.map { try entry(for: $0, folderDepth: folderDepth) }
            let text = """
                let embeddedDocuments: [(name: String, json: String)] = [
                \(entries.joined(separator: "\n"))
                ]

                """
            try Data(text.utf8).write(to: arguments[0])
        } catch {
            FileHandle.standardError.write(Data("error: \(error)\n".utf8))
            exit(1)
        }
    }

    private static func entry(for file: URL, folderDepth: Int) throws -> String {
        let source = Source(name: file.path, bytes: Array(try Data(contentsOf: file)))
        let parts = file.deletingPathExtension().pathComponents.dropFirst(folderDepth)
        do {
            let json = CompactJSON.text(of: try YAMLParser.parse(source).root)
            return "    (\(JSONText.quoted(parts.joined(separator: "/"))), ###\"\(json)\"###),"
        } catch {
            let place = LineTable(source.bytes).position(of: error.range.lowerBound)
            throw EmbeddingError("\(file.path):\(place.line):\(place.column): \(error.message)")
        }
    }
}
