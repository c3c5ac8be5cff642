import PropertyLists
import SourceTree

/// Reads a `.stringsdict` file: a property list whose entries choose a text by number, device or width (Apple's
/// "Stringsdict File Format").
public enum StringsDictionaryReader {
    /// Reads a `.stringsdict`; what is wrong with it is in the table's faults.
    public static func read(_ file: Source, path: StringTablePath) -> StringTable {
        guard !file.bytes.isEmpty else {
            let fault = TableFault(
                .stringsDictionarySyntax, .warning, "The file is empty, which is no property list. It has no keys.",
                at: 0..<0)
            return StringTable(
                file: file, path: path, entries: [], faults: [fault], isRefused: true,
                languages: path.language.map { [$0] } ?? [])
        }
        return PropertyListTable.read(file, path: path, rule: .stringsDictionarySyntax) { root, faults in
            guard let members = root.members else {
                faults.append(
                    TableFault(
                        .stringsDictionaryStructure, .error,
                        "A table of plural texts is a dictionary; this property list holds \(root.value.described).",
                        at: root.range))
                return []
            }
            var interpreter = StringsDictionaryInterpreter(language: path.language)
            let entries = members.map { interpreter.entry($0) }
            faults += interpreter.faults
            return entries
        }
    }
}
