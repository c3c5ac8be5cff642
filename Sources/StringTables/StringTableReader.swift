import SourceTree

/// Reads a string table of any kind.
public enum StringTableReader {
    /// The table in a file. Whatever is wrong with it is among the table's faults.
    public static func read(_ file: Source, path: StringTablePath) -> StringTable {
        switch path.kind {
        case .strings: StringsReader.read(file, path: path)
        case .stringsDictionary: StringsDictionaryReader.read(file, path: path)
        case .catalog: StringCatalogReader.read(file, path: path)
        }
    }
}
