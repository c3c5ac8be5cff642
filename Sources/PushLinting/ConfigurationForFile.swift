import Linting

/// What holds for one file, and the files that say so.
public struct ConfigurationForFile: Sendable {
    /// What holds for the file.
    public let effective: EffectiveConfiguration
    /// Whether the configuration leaves the file out.
    public let isExcluded: Bool
    /// The configurations and rule sets that were read, as they are shown, in order of path.
    public let files: [String]
}
