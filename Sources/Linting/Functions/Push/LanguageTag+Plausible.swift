import StringTables

extension LanguageTag {
    /// Whether a key reads like a language: one that exists, or a frequent wrong name for one, such as `ua`.
    static func isPlausible(_ name: String) -> Bool {
        if let tag = LanguageTag(name), tag.isKnown { return true }
        return LanguageSuggestion.forName(name)?.tag != nil
    }
}
