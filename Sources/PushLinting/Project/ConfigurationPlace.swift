import Workspace

/// Where a folder's configuration stands, or would stand.
public struct ConfigurationPlace: Sendable {
    /// Absolute.
    public let path: Path
    /// The name of the configuration that is already there; nil when there is none.
    public let existing: String?

    /// - Parameter folder: absolute and normalised.
    public init(in folder: Path) {
        let paths = ConfigurationFinder.names.map { folder.appending($0) }
        let found = paths.first { ConfigurationFinder.exists($0) }
        existing = found?.name
        path = found ?? folder.appending(".pushlint.yml")
    }
}
