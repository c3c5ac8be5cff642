/// The bytes of one file, with the name by which people know it.
public struct Source: Sendable {
    /// The path as it is shown in findings.
    public let name: String
    /// The whole content.
    public let bytes: [UInt8]

    /// A file by its name and content.
    public init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }

    /// A file by its name and its content as text, which is taken in UTF-8.
    public init(name: String, text: String) {
        self.init(name: name, bytes: Array(text.utf8))
    }
}
