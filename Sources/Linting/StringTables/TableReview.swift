import StringTables

/// Looks at an app's string tables side by side: all that reading a single file cannot show.
public struct TableReview: Sendable {
    private let strings: AppStrings
    private let keys: KeySelection
    private let required: RequiredLanguages

    /// - Parameters:
    ///   - keys: what the run is about. In a run about payloads, only the names of languages are looked at, since the
    ///     rules for payloads compare the texts that these use.
    ///   - languages: those that the configuration asks for; nil for all that the tables have.
    public init(_ strings: AppStrings, keys: KeySelection, languages: [String]?) {
        self.strings = strings
        self.keys = keys
        required = RequiredLanguages(languages)
    }

    /// What is wrong, and the rule that it falls under.
    public func problems() -> [(rule: String, problem: Problem)] {
        var problems = TableProblemCollection()
        for bundle in strings.bundles {
            problems.add(LanguageNameCheck.problems(in: bundle, keys: keys), of: LanguageNameCheck.rule)
            if case .named = keys { continue }
            for table in bundle.tableNames { compare(in: bundle, table, &problems) }
            if bundle.hasTable(strings.tableName) {
                problems.add(
                    MissingLanguagesCheck.problems(in: bundle, table: strings.tableName, required: required),
                    of: MissingLanguagesCheck.rule)
            }
        }
        return problems.all
    }

    /// Each language against the development language, if that has the table: texts for an interface file have none.
    private func compare(in bundle: StringsBundle, _ table: String, _ problems: inout TableProblemCollection) {
        let name = bundle.developmentLanguage
        guard let development = bundle.texts(of: name, table: table), development.isReadable else { return }
        for language in bundle.languages(table: table) where language != name && required.include(language) {
            guard let other = bundle.texts(of: language, table: table), other.isReadable else { continue }
            let pair = TranslationPair(table: table, development: development, other: other)
            // What InfoPlist.strings lacks is taken from Info.plist, which names the keys as well.
            for check in TranslationChecks.all where table != "InfoPlist" || check.rule == SpecifierCheck.rule {
                problems.add(check.problems(in: pair, keys: keys), of: check.rule)
            }
        }
    }
}
