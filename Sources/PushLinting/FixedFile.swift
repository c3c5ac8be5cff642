import Workspace

/// A file whose text fixes changed, or would change.
public struct FixedFile: Sendable {
    /// Absolute; for standard input, where its content is said to stand.
    public let path: Path
    /// The path as it is shown.
    public let name: String
    /// The path as a diff names it: that of the file itself, not of a link to it.
    public internal(set) var diffName: String
    /// Whether the text came from standard input, so that there is no file to write.
    public let isStandardInput: Bool
    /// The bytes as they were read.
    public let before: [UInt8]
    /// The bytes with the fixes made.
    public let after: [UInt8]
    /// How many findings are gone.
    public let fixedCount: Int
}
