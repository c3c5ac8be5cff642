/// The rule sets that ship with the tool, embedded in the binary so that one copied file is the whole tool.
///
/// The build makes `embedded` of the files in this folder: JSON is read many times faster than YAML, and every start of
/// the tool reads it.
public enum BuiltinRuleSets {
    /// Each file in `rules/`, by its name without the ending, with what it says as JSON.
    public static let files: [(name: String, json: String)] = embedded
}
