/// A file to look at.
public struct FoundFile: Sendable, Hashable {
    /// How a search came upon a file.
    public enum Origin: Sendable, Hashable {
        /// Named by itself.
        case named
        /// Fits a pattern that was named.
        case matched
        /// Lies in a folder that was named.
        case found
    }

    /// Absolute and normalised.
    public let path: Path
    /// How the search came upon it.
    public let origin: Origin

    /// A file that a search came upon.
    public init(path: Path, origin: Origin) {
        self.path = path
        self.origin = origin
    }
}
