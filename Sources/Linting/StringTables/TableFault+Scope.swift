import SourceTree
import StringTables

extension TableFault {
    /// The key whose entry the fault is in; nil for one that concerns the whole file, such as one that keeps the device
    /// from reading it, or from reading on.
    func key(in table: StringTable) -> TableKey? {
        switch rule {
        case .stringsSyntax, .stringsEncoding, .stringsDictionarySyntax, .jsonSyntax: return nil
        case .stringsDuplicateKey, .stringsEscape, .stringsValueType, .stringsDictionaryStructure, .pluralCategories,
            .pluralValueType, .jsonDuplicateKey, .catalogStructure:
            break
        }
        guard table.path.kind == .catalog else { return pointer.tokens.first.map { TableKey($0) } }
        guard pointer.tokens.count >= 2, pointer.tokens[0] == "strings" else { return nil }
        return TableKey(pointer.tokens[1])
    }

    /// How much the fault weighs in a run about some keys; nil where it is not worth a word there.
    ///
    /// What is wrong with the whole file counts in any run. What is wrong in a single entry counts for the keys that the
    /// run is about. In a run about payloads, an error in an entry that none of them names is a warning, since the app
    /// breaks on it elsewhere, and anything less is passed over.
    func severity(in table: StringTable, keys: KeySelection) -> Severity? {
        let own: Severity =
            switch seriousness {
            case .error: .error
            case .warning: .warning
            case .info: .info
            }
        guard let key = key(in: table), !keys.contains(key) else { return own }
        guard case .named = keys, seriousness == .error else { return nil }
        return .warning
    }
}
