import SourceTree
import StringTables

/// The keys of string tables that a run is about.
public enum KeySelection: Sendable {
    /// The tables are checked for their own sake.
    case all
    /// The tables are checked for their own sake, but only these of their keys.
    case matching([KeyPattern])
    /// The tables are there for payloads, which name these keys.
    case named(Set<TableKey>)

    /// Whether a key is among them.
    public func contains(_ key: TableKey) -> Bool {
        switch self {
        case .all: true
        case .matching(let patterns): patterns.contains { $0.matches(key.text) }
        case .named(let keys): keys.contains(key)
        }
    }
}
