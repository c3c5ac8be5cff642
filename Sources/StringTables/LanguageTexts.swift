import SourceTree

/// What one language's files of one table hold together, joined as a device joins them.
public struct LanguageTexts: Sendable {
    /// As the folder or the catalog names it; the development language's code for `Base`.
    public let language: String
    /// The one that counts first, first.
    public let tables: [StringTable]
    /// Which file gives the text of a key, and which of its entries.
    private let places: [TableKey: (table: Int, entry: Int)]

    init(language: String, tables: [StringTable]) {
        self.language = language
        self.tables = tables
        var places: [TableKey: (table: Int, entry: Int)] = [:]
        for (number, table) in tables.enumerated().reversed() where !table.isRefused {
            for (index, entry) in table.entries.enumerated() where entry.isVisibleToDevice {
                let isOwn = table.path.language != nil || entry.language == language
                guard isOwn || entry.servesAllLanguages else { continue }
                let key = TableKey(entry.key)
                // A text of the language itself goes before one that serves all languages.
                if !isOwn, places[key] != nil { continue }
                places[key] = (number, index)
            }
        }
        self.places = places
    }

    /// The keys that a device has texts for, in no order.
    public var keys: some Collection<TableKey> { places.keys }

    /// The keys that a device has texts for and that meet a condition, in order of their code units.
    public func keys(where isWanted: (TableKey) -> Bool) -> [TableKey] { places.keys.filter(isWanted).sorted() }

    /// Whether the language's table has an entry of this key.
    public func has(_ key: TableKey) -> Bool { places[key] != nil }

    /// The text that a device takes for a key, and the file that it stands in.
    public func text(for key: TableKey) -> (entry: StringTableEntry, table: StringTable)? {
        places[key].map { (tables[$0.table].entries[$0.entry], tables[$0.table]) }
    }

    /// Whether a device reads any of the files.
    public var isReadable: Bool { tables.contains { !$0.isRefused } }

    /// The keys that a file has and a device does not see, since it stops reading before them or refuses the file.
    public var lostKeys: Set<TableKey> {
        var keys: Set<TableKey> = []
        for table in tables {
            for entry in table.entries where table.isRefused || !entry.isVisibleToDevice {
                if table.path.language != nil || entry.language == language { keys.insert(TableKey(entry.key)) }
            }
        }
        return keys.subtracting(places.keys)
    }
}
