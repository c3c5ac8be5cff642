/// The JSON Schemas that ship with the tool; the build makes `embeddedDocuments` of the files in this folder.
public enum BuiltinSchemas {
    /// What a payload may hold. Its root refers to the definition `any`; there is one for each push type beside it.
    public static let payload = document("payload")

    /// What a configuration or rule set may hold.
    public static let configuration = document("configuration")

    /// Empty for a name that no file has, which tests would see.
    private static func document(_ name: String) -> String {
        embeddedDocuments.first { $0.name == name }?.json ?? ""
    }
}
