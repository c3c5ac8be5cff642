/// The bytes of one file, with the name by which people know it.
public struct Source: Sendable {
    /// The path as it is shown in findings.
    public let name: String
    /// The whole content.
    public let bytes: [UInt8]
    /// Whether it holds one text a line, as in NDJSON: only a line feed ends a line, and each character between two of
    /// them counts.
    public let holdsLines: Bool

    /// A file by its name and content.
    public init(name: String, bytes: [UInt8], holdsLines: Bool = false) {
        self.name = name
        self.bytes = bytes
        self.holdsLines = holdsLines
    }

    /// A file by its name and its content as text, which is taken in UTF-8.
    public init(name: String, text: String) {
        self.init(name: name, bytes: Array(text.utf8))
    }
}
