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
        var problems: [(rule: String, problem: Problem)] = []
        for bundle in strings.bundles {
            problems += LanguageNameCheck.problems(in: bundle, keys: keys).map { (LanguageNameCheck.rule, $0) }
            if case .named = keys { continue }
            for table in bundle.tableNames { problems += comparisons(in: bundle, table) }
            if bundle.hasTable(strings.tableName) {
                problems += MissingLanguagesCheck.problems(in: bundle, table: strings.tableName, required: required)
                    .map { (MissingLanguagesCheck.rule, $0) }
            }
        }
        return problems
    }

    /// Each language against the development language, if that has the table: texts for an interface file have none.
    private func comparisons(in bundle: StringsBundle, _ table: String) -> [(rule: String, problem: Problem)] {
        let name = bundle.developmentLanguage
        guard let development = bundle.texts(of: name, table: table), development.isReadable else { return [] }
        return bundle.languages(table: table).flatMap { language -> [(rule: String, problem: Problem)] in
            guard language != name, required.include(language), let other = bundle.texts(of: language, table: table),
                other.isReadable
            else { return [] }
            let pair = TranslationPair(
                table: table, development: development, other: other)
            return TranslationChecks.all.flatMap { check in
                // What InfoPlist.strings lacks is taken from Info.plist, which names the keys as well.
                table == "InfoPlist" && check.rule != SpecifierCheck.rule
                    ? [] : check.problems(in: pair, keys: keys).map { (check.rule, $0) }
            }
        }
    }
}
