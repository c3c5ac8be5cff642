import SourceTree
import Workspace

/// A path or glob in a configuration, which counts from the folder of the file that holds it.
public struct ScopedPattern: Sendable, Hashable {
    /// The glob as it is written.
    public let pattern: String
    /// The folder of the file that holds the pattern.
    public let folder: Path

    /// A glob that counts from a folder.
    public init(pattern: String, folder: Path) {
        self.pattern = pattern
        self.folder = folder
    }
}
