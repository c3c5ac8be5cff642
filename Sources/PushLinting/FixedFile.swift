import Workspace

/// A file whose text fixes changed, or would change.
public struct FixedFile: Sendable {
    /// Absolute; for standard input, where its content is said to stand.
    public let path: Path
    /// The path as it is shown.
    public let name: String
    public let isStandardInput: Bool
    public let before: [UInt8]
    public let after: [UInt8]
    /// How many findings are gone.
    public let fixedCount: Int
}
