import StringTables

/// One language's texts of a table beside those of the development language.
struct TranslationPair: Sendable {
    /// The table's name, such as `Localizable`.
    let table: String
    let development: LanguageTexts
    let other: LanguageTexts
}
