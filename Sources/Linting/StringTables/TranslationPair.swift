import StringTables

/// One language's texts of a table beside those of the development language.
struct TranslationPair: Sendable {
    /// The table's name, such as `Localizable`.
    let table: String
    let development: LanguageTexts
    /// The keys of the development language that the run is about, in order of their code units.
    let developmentKeys: [TableKey]
    let other: LanguageTexts
}
