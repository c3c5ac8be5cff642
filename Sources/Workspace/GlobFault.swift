/// Why a pattern for paths cannot be used.
public struct GlobFault: Error, Sendable, Hashable {
    /// A sentence or two for a person.
    public let message: String
    /// Where in the pattern, in bytes of UTF-8 from its start.
    public let offset: Int

    init(_ message: String, at offset: Int) {
        self.message = message
        self.offset = offset
    }
}
