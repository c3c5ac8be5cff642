/// The tool's version, as `--version` and the reports tell it.
enum Version {
    static let current = "0.1.0"
    /// The day of the version, as manual pages write it.
    static let date = "November 30, 2026"
}
