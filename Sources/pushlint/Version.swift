/// The tool's version, as `--version` and the reports tell it.
enum Version {
    static let current = "0.1.0"
}
