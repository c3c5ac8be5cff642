/// The tables that stand side by side in one folder: an app's, an extension's or a package's.
public struct StringsBundle: Sendable {
    /// Without a trailing slash; empty for the current folder.
    public let folder: String
    /// Ordered by path.
    public let tables: [StringTable]
    /// The language that serves users of languages without a file.
    public let developmentLanguage: String
    /// For each table's name, each language's files, the one that counts first.
    private let files: [String: [String: [StringTable]]]
    /// All languages, also those that have only other tables.
    private let allLanguages: [String]

    init(folder: String, tables: [StringTable], developmentLanguage: String?) {
        self.folder = folder
        self.tables = tables.sorted { $0.path.path.utf8.lexicographicallyPrecedes($1.path.path.utf8) }
        let development = StringsBundle.developmentLanguage(of: self.tables, stated: developmentLanguage)
        self.developmentLanguage = development
        var files: [String: [String: [StringTable]]] = [:]
        var languages: Set<String> = []
        for table in self.tables {
            for language in table.languages {
                let name = language == "Base" ? development : language
                languages.insert(name)
                files[table.name, default: [:]][name, default: []].append(table)
            }
        }
        for name in files.keys {
            for language in files[name, default: [:]].keys {
                files[name]?[language]?.sort { StringsBundle.rank($0) < StringsBundle.rank($1) }
            }
        }
        self.files = files
        allLanguages = languages.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// An entry of a `.stringsdict` file replaces that of the `.strings` file; `Base.lproj` is asked last.
    private static func rank(_ table: StringTable) -> Int {
        let kind =
            switch table.path.kind {
            case .stringsDictionary: 0
            case .strings: 1
            case .catalog: 2
            }
        return kind + (table.path.language == "Base" ? 3 : 0)
    }

    private static let english = LanguageTag("en")

    private static func developmentLanguage(of tables: [StringTable], stated: String?) -> String {
        let names = tables.flatMap(\.languages)
        if let stated {
            let same = LanguageTag(stated).flatMap { tag in names.first { LanguageTag(folder: $0) == tag } }
            return same ?? stated
        }
        if let source = tables.lazy.compactMap(\.sourceLanguage).first { return source }
        if let english = names.first(where: { LanguageTag(folder: $0) == StringsBundle.english }) {
            return english
        }
        let others = Set(names).subtracting(["Base"])
        return others.count == 1 && !names.contains("Base") ? others.first ?? "en" : "en"
    }

    /// The names of its tables, in order of name.
    public var tableNames: [String] { files.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }

    /// What a language's own files have of a table; nil where it has none.
    ///
    /// - Parameter language: as the folder or the catalog names it; the development language's code for `Base`.
    public func texts(of language: String, table name: String) -> LanguageTexts? {
        files[name]?[language].map { LanguageTexts(language: language, tables: $0) }
    }

    /// Whether the bundle has a table of this name in any language.
    public func hasTable(_ name: String) -> Bool { files[name] != nil }

    /// The languages that have a file for the table, in order of name, without `Base`.
    public func languages(table name: String) -> [String] {
        (files[name] ?? [:]).keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// What each language has for a key; nil where the bundle has no such table.
    public func lookUp(_ key: String, table name: String = "Localizable") -> StringsLookUp? {
        guard let byLanguage = files[name] else { return nil }
        let languages = allLanguages.map { language in
            StringsLookUp.Language(name: language, outcome: outcome(key, language, byLanguage))
        }
        return StringsLookUp(
            key: key, table: name, bundleFolder: folder, developmentLanguage: developmentLanguage, languages: languages)
    }

    private func outcome(
        _ key: String, _ language: String, _ byLanguage: [String: [StringTable]]
    ) -> StringsLookUp.Outcome {
        guard let tables = byLanguage[language] else { return fallback(key, language, byLanguage) }
        return outcome(key, in: tables, language)
    }

    private func outcome(_ key: String, in tables: [StringTable], _ language: String) -> StringsLookUp.Outcome {
        for table in tables where !table.isRefused {
            if let entry = entry(key, in: table, language) { return .found(entry, table) }
        }
        for table in tables {
            guard let entry = table.writtenEntry(for: key, in: [language, "Base"]) else { continue }
            return table.isRefused ? .refused(entry, table) : .unseen(entry, table)
        }
        if let refused = tables.first(where: \.isRefused), tables.allSatisfy(\.isRefused) {
            return .refused(nil, refused)
        }
        let asked =
            tables.first { $0.path.kind != .stringsDictionary && !$0.isRefused } ?? tables.first { !$0.isRefused }
        return asked.map { .missing(in: $0) } ?? .noFile
    }

    private func entry(_ key: String, in table: StringTable, _ language: String) -> StringTableEntry? {
        table.entry(for: key, in: table.path.language ?? language)
    }

    /// What a language without a file of its own gets: a more general language's, else the development language's.
    private func fallback(
        _ key: String, _ language: String, _ byLanguage: [String: [StringTable]]
    ) -> StringsLookUp.Outcome {
        let names = byLanguage.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        let tags = names.compactMap { LanguageTag(folder: $0) }
        let general = LanguageTag(folder: language)?.best(among: tags).map { tags[$0].written }
        guard let server = general ?? (byLanguage[developmentLanguage] == nil ? nil : developmentLanguage),
            let tables = byLanguage[server]
        else { return .noFile }
        switch outcome(key, in: tables, server) {
        case .found(let entry, let table): return .fallback(language: server, entry, table)
        case .missing(let table), .unseen(_, let table), .refused(_, let table):
            return .fallback(language: server, nil, table)
        case .fallback, .noFile: return .noFile
        }
    }
}
