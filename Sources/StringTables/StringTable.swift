import SourceTree

/// One file of texts: a `.strings` or `.stringsdict` file of one language, or a catalog of several.
///
/// It never changes, and is no value, since it is handed on for each key and language that is looked up.
public final class StringTable: Sendable {
    /// The file as it is on disk. All ranges are bytes in it.
    public let file: Source
    /// What the file's path says of it: table, language, bundle.
    public let path: StringTablePath
    /// In the order in which they are written. A repeated key is here each time.
    public let entries: [StringTableEntry]
    /// What is wrong with the file by itself, in order of place.
    public let faults: [TableFault]
    /// Whether a device refuses the file as a whole, so that it has none of the texts.
    public let isRefused: Bool
    /// The languages that the file has: the folder's, or all that a catalog names.
    public let languages: [String]
    /// The language that a catalog's keys are written in.
    public let sourceLanguage: String?
    private let index: [String: [TableKey: Int]]
    private let encoding: TableEncoding
    private let widePositions: WidePositions?

    init(
        file: Source, path: StringTablePath, entries: [StringTableEntry], faults: [TableFault],
        isRefused: Bool = false, languages: [String], sourceLanguage: String? = nil,
        index: [String: [TableKey: Int]]? = nil, encoding: TableEncoding = .utf8
    ) {
        self.file = file
        self.path = path
        self.entries = entries
        self.faults = faults.sorted {
            ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
        }
        self.isRefused = isRefused
        self.languages = languages
        self.sourceLanguage = sourceLanguage
        self.index = index ?? StringTable.index(of: entries)
        self.encoding = encoding
        widePositions = encoding.widePositions(in: file.bytes)
    }

    /// The name by which the app asks for the table, such as `Localizable`.
    public var name: String { path.name }

    /// The entry that a device finds for a key in a language; of a repeated key, the last one.
    public func entry(for key: String, in language: String?) -> StringTableEntry? {
        let found = index[language ?? ""]?[TableKey(key)] ?? index[StringTable.everyLanguage]?[TableKey(key)]
        return found.map { entries[$0] }
    }

    /// The entry for a key in one of some languages, even where a device would not see it.
    func writtenEntry(for key: String, in languages: [String]) -> StringTableEntry? {
        guard isRefused || entries.last.map({ !$0.isVisibleToDevice }) ?? false else { return nil }
        let key = TableKey(key)
        return entries.last { TableKey($0.key) == key && ($0.language.map(languages.contains) ?? true) }
    }

    /// The line and column of a byte of the file.
    public func position(of offset: Int) -> Position {
        if case .binary = encoding { return Position(line: 1, column: 1) }
        return widePositions?.position(of: offset) ?? LineTable(file.bytes).position(of: offset)
    }

    /// Whether lines and columns are those of the file's bytes read as UTF-8.
    public var isUTF8: Bool {
        if case .utf8 = encoding { return true }
        return false
    }

    /// The index's name for the entries that serve all languages of a catalog; no language has this name.
    private static let everyLanguage = "*"

    private static func index(of entries: [StringTableEntry]) -> [String: [TableKey: Int]] {
        var index: [String: [TableKey: Int]] = [:]
        // Entries of one language often follow one another, as all of a folder's do.
        var language: String?
        var places: [TableKey: Int] = [:]
        for (place, entry) in entries.enumerated() where entry.isVisibleToDevice {
            let name = entry.servesAllLanguages ? everyLanguage : entry.language ?? ""
            if name != language {
                if let language { index[language] = places }
                places = index.removeValue(forKey: name) ?? [:]
                language = name
            }
            places[TableKey(entry.key)] = place
        }
        if let language { index[language] = places }
        return index
    }
}
