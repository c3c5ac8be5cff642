import StringTables

/// The languages that a configuration asks for; without any, those that the tables have.
struct RequiredLanguages: Sendable {
    /// Nil where the configuration names none.
    let names: [String]?

    init(_ names: [String]?) {
        self.names = names
    }

    /// Whether somebody who uses a required language is served by a table of this language.
    func include(_ language: String) -> Bool {
        guard let names else { return true }
        return names.contains { RequiredLanguages.isServed($0, by: language) }
    }

    /// The required languages that none of some tables serves.
    func missing(among languages: [String]) -> [String] {
        (names ?? []).filter { wanted in !languages.contains { RequiredLanguages.isServed(wanted, by: $0) } }
    }

    private static func isServed(_ wanted: String, by language: String) -> Bool {
        guard let wanted = LanguageTag(wanted), let language = LanguageTag(folder: language) else {
            return wanted.utf8.elementsEqual(language.utf8)
        }
        return wanted.normalized == language.normalized || wanted.fallbacks.contains(language.normalized)
    }
}
