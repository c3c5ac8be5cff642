/// The bytes of one file, with the name by which people know it.
public struct Source: Sendable {
    /// The path as it is shown in findings.
    public let name: String
    public let bytes: [UInt8]

    public init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }

    public init(name: String, text: String) {
        self.init(name: name, bytes: Array(text.utf8))
    }
}
