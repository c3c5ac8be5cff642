/// What each language of a bundle has for one key.
public struct StringsLookUp: Sendable {
    /// What a user of one language gets.
    public struct Language: Sendable {
        /// As the folder or catalog names it; the development language's code for `Base`.
        public let name: String
        /// What the device finds.
        public let outcome: Outcome
    }

    /// What the look-up in one language ends with.
    public enum Outcome: Sendable {
        /// The text, and the table that has it.
        case found(StringTableEntry, StringTable)
        /// The language's file lacks the key, and the user sees the key: no other language's file is asked.
        case missing(in: StringTable)
        /// The file has the key behind the place where a device stops reading.
        case unseen(StringTableEntry, StringTable)
        /// A device refuses the language's file, and the user sees the key. The entry is what the file has for it.
        case refused(StringTableEntry?, StringTable)
        /// The language has no file of this name, and the user gets another language's text.
        case fallback(language: String, StringTableEntry?, StringTable)
        /// No file serves the language.
        case noFile
    }

    /// The key that was looked up.
    public let key: String
    /// The table in which it was looked up.
    public let table: String
    /// The folder of the bundle that answers.
    public let bundleFolder: String
    /// The language to which a device falls back when it has no file of the user's.
    public let developmentLanguage: String
    /// One for each language of the bundle, in order of name.
    public let languages: [Language]

    /// In how many languages' own files the key is written.
    var hits: Int {
        languages.reduce(0) { count, language in
            switch language.outcome {
            case .found, .unseen: count + 1
            case .refused(let entry, _): count + (entry == nil ? 0 : 1)
            case .missing, .fallback, .noFile: count
            }
        }
    }

    /// Whether the key is written in no file at all.
    public var isMissingEverywhere: Bool { hits == 0 }

    /// What a user of a language gets, whether or not the bundle has it: its own file, a more general one's, the
    /// development language's.
    public func outcome(for language: String) -> Outcome { answer(for: language)?.outcome ?? .noFile }

    /// What a user of a language gets, with the language that serves the user; nil where none does.
    public func answer(for language: String) -> Language? {
        if let own = languages.first(where: { $0.name.utf8.elementsEqual(language.utf8) }) { return own }
        if let tag = LanguageTag(language) {
            let tags = languages.map { LanguageTag(folder: $0.name) }
            let known = tags.indices.filter { tags[$0] != nil }
            if let best = tag.best(among: known.compactMap { tags[$0] }) { return languages[known[best]] }
        }
        guard let development = languages.first(where: { $0.name == developmentLanguage }) else { return nil }
        switch development.outcome {
        case .found(let entry, let table):
            return Language(name: development.name, outcome: .fallback(language: developmentLanguage, entry, table))
        case .missing(let table):
            return Language(name: development.name, outcome: .fallback(language: developmentLanguage, nil, table))
        default: return development
        }
    }
}
