import SourceTree

/// Reads a string catalog (`.xcstrings`): the texts that it compiles to, for each language.
public enum StringCatalogReader {
    /// The versions of the format whose parts are known here.
    static let versions: Set<String> = ["1.0", "1.1"]

    /// Reads a catalog; what is wrong with it is in the table's faults.
    public static func read(_ file: Source, path: StringTablePath) -> StringTable {
        do {
            let tree = try JSONParser.parse(file)
            var interpreter = StringCatalogInterpreter(tree)
            interpreter.interpret()
            return StringTable(
                file: file, path: path, entries: interpreter.entries, faults: interpreter.faults,
                isRefused: interpreter.isRefused, languages: interpreter.languages,
                sourceLanguage: interpreter.sourceLanguage)
        } catch {
            let fault = TableFault(.jsonSyntax, .error, error.message, at: error.range)
            return StringTable(file: file, path: path, entries: [], faults: [fault], isRefused: true, languages: [])
        }
    }
}
