import SourceTree

/// How a document of any kind is written.
public enum DocumentForm: Sendable {
    /// One JSON text.
    case json
    /// One YAML document.
    case yaml
    /// One JSON text a line.
    case jsonLines

    /// By the file's name; where that says nothing, by how the text begins.
    public init(of source: Source) {
        let endings: [(String, DocumentForm)] = [
            (".yml", .yaml), (".yaml", .yaml), (".ndjson", .jsonLines), (".jsonl", .jsonLines), (".json", .json),
        ]
        if let known = endings.first(where: { source.name.hasSuffix($0.0) }) {
            self = known.1
        } else {
            let start = source.bytes.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
            self = start.map { "{[\"".utf8.contains($0) } ?? true ? .json : .yaml
        }
    }

    /// Whether a file of this name is looked at when it is found in a folder.
    public static func isWanted(_ name: String) -> Bool {
        [".json", ".yml", ".yaml", ".ndjson", ".jsonl"].contains { name.hasSuffix($0) }
    }
}
