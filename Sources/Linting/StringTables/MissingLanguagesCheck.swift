import StringTables

/// Languages that the configuration asks for and that no table of a bundle serves.
enum MissingLanguagesCheck {
    static let rule = "strings-missing-languages"

    static func problems(
        in bundle: StringsBundle, table: String, required: RequiredLanguages
    ) -> [Problem] {
        let languages = bundle.languages(table: table)
        guard let tables = bundle.texts(of: bundle.developmentLanguage, table: table)?.tables, let first = tables.first
        else { return missingDevelopmentLanguage(bundle, table, languages) }
        let missing = required.missing(among: languages)
        if missing.isEmpty { return [] }
        return [
            Problem(
                "There is no table “\(table)” beside this one for \(LanguageList.text(missing)), which the configuration "
                    + "asks for; such users read the texts of \(bundle.developmentLanguage).",
                at: first.wholeSpot, severity: .warning)
        ]
    }

    private static func missingDevelopmentLanguage(
        _ bundle: StringsBundle, _ table: String, _ languages: [String]
    ) -> [Problem] {
        guard let first = bundle.tables.first(where: { $0.name == table }) else { return [] }
        return [
            Problem(
                "The development language, \(bundle.developmentLanguage), has no table “\(table)” here, so that its "
                    + "languages (\(LanguageList.text(languages))) are compared with none. If it is another language, name "
                    + "it in .pushlint.yml as “developmentLanguage”.", at: first.wholeSpot, severity: .info)
        ]
    }
}
