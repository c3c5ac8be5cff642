/// A file to look at.
public struct FoundFile: Sendable, Hashable {
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
    public let origin: Origin

    public init(path: Path, origin: Origin) {
        self.path = path
        self.origin = origin
    }
}
