/// The rule sets that ship with the tool, embedded in the binary so that one copied file is the whole tool.
///
/// The build makes `embeddedDocuments` of the files in this folder: JSON is read many times faster than YAML, and every
/// start of the tool reads it.
public enum BuiltinRuleSets {
    /// A rule set by its name without the ending, with what it says as JSON.
    public typealias File = (name: String, json: String)

    /// Those of which `pushlint:recommended` and `pushlint:all` consist.
    public static let files: [File] = embeddedDocuments.filter { !$0.name.hasPrefix(vendorFolder) }

    /// Those about the keys of one vendor, which are extended by their own names only.
    public static let vendors: [File] = embeddedDocuments.filter { $0.name.hasPrefix(vendorFolder) }.map {
        (String($0.name.dropFirst(vendorFolder.count)), $0.json)
    }

    private static let vendorFolder = "vendors/"
}
