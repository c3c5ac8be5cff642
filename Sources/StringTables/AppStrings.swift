import SourceTree

/// All string tables of a project, by the bundle that each belongs to.
public struct AppStrings: Sendable {
    /// Ordered by folder.
    public let bundles: [StringsBundle]
    /// The table that a push's keys are looked up in.
    public let tableName: String

    /// The table that iOS looks up a push's keys in (Apple, "Generating a remote notification").
    public static let standardTableName = "Localizable"

    /// - Parameters:
    ///   - tables: read by `StringTableReader`, in any order.
    ///   - developmentLanguage: the language that serves users of languages without a file; where nil, each bundle's own is
    ///     told from its tables.
    ///   - tableName: the table that a push's keys are looked up in; nil for `Localizable`.
    public init(_ tables: [StringTable], developmentLanguage: String? = nil, tableName: String? = nil) {
        self.tableName = tableName ?? AppStrings.standardTableName
        var byFolder: [String: [StringTable]] = [:]
        for table in tables where table.path.language != nil || table.path.kind == .catalog {
            byFolder[table.path.bundleFolder, default: []].append(table)
        }
        bundles = byFolder.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { folder, tables in
            StringsBundle(folder: folder, tables: tables, developmentLanguage: developmentLanguage)
        }
        let name = self.tableName
        hasPushTable = bundles.contains { $0.hasTable(name) }
    }

    /// Whether the app has no string table at all.
    public var isEmpty: Bool { bundles.isEmpty }

    /// Whether any bundle has the table that a push's keys are looked up in.
    public let hasPushTable: Bool

    /// All tables, ordered by path.
    public var tables: [StringTable] {
        bundles.flatMap(\.tables).sorted { $0.path.path.utf8.lexicographicallyPrecedes($1.path.path.utf8) }
    }

    /// What the languages have for a key. Of several bundles that have the table, the one that has the key in the most
    /// languages answers; nil where no bundle has the table.
    ///
    /// - Parameter table: nil for the one that a push's keys are looked up in.
    public func lookUp(_ key: String, table: String? = nil) -> StringsLookUp? {
        let table = table ?? tableName
        let answers = bundles.compactMap { $0.lookUp(key, table: table) }
        var best: StringsLookUp?
        for answer in answers
        where best.map({ answer.hits > $0.hits || $0.hits == 0 && answer.languages.count > $0.languages.count }) ?? true
        {
            best = answer
        }
        return best
    }

    /// The languages that any bundle has, as their folders or catalogs name them, without `Base`; each once.
    public func languages(table: String? = nil) -> [String] {
        let table = table ?? tableName
        var seen: Set<LanguageTag> = []
        var names: [String] = []
        for bundle in bundles where bundle.hasTable(table) {
            for language in bundle.languages(table: table) {
                guard let tag = LanguageTag(folder: language) else {
                    if !names.contains(language) { names.append(language) }
                    continue
                }
                if seen.insert(tag.normalized).inserted { names.append(language) }
            }
        }
        return names
    }

    /// The keys of a table in all bundles and languages, each once, in order of their code units.
    public func keys(table name: String? = nil) -> [String] {
        let name = name ?? tableName
        var keys: Set<TableKey> = []
        for bundle in bundles {
            for table in bundle.tables where table.name == name {
                keys.formUnion(table.entries.lazy.map { TableKey($0.key) })
            }
        }
        return keys.sorted().map(\.text)
    }

    /// The languages of the bundle with the most texts, which is the app's rather than a package's or an extension's.
    public var mainLanguages: [String] {
        let main = bundles.max { left, right in
            left.tables.reduce(0) { $0 + $1.entries.count } < right.tables.reduce(0) { $0 + $1.entries.count }
        }
        return main.map { bundle in bundle.languages(table: tableName) } ?? []
    }
}
