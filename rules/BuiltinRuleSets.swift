/// The rule sets that ship with the tool, embedded in the binary so that one copied file is the whole tool.
public enum BuiltinRuleSets {
    /// Each file in `rules/`, by its name without the ending, with its bytes (UTF-8 YAML).
    public static let files: [(name: String, bytes: [UInt8])] = [
        ("localization", PackageResources.localization_yml)
    ]
}
