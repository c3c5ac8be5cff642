import SourceTree
import StringTables

/// Names of `.lproj` folders, and of languages in catalogs, that a device never chooses or that are easily mistaken.
enum LanguageNameCheck {
    static let rule = "language-names"

    /// - Parameter keys: in a run about payloads, names that work all the same are passed over.
    static func problems(in bundle: StringsBundle, keys: KeySelection) -> [Problem] {
        var seen: Set<String> = []
        var problems: [Problem] = []
        for table in bundle.tables {
            for language in table.languages where seen.insert("\(table.path.language ?? "") \(language)").inserted {
                if let problem = problem(with: language, in: table, bundle, keys) { problems.append(problem) }
            }
        }
        return problems
    }

    private static func problem(
        with language: String, in table: StringTable, _ bundle: StringsBundle, _ keys: KeySelection
    ) -> Problem? {
        guard let suggestion = LanguageSuggestion.forName(language) else { return nil }
        let severity = severity(of: suggestion, language)
        if case .named = keys, severity < .warning { return nil }
        if suggestion.kind == .doubtful, hasMeantLanguage(suggestion, bundle) { return nil }
        let folder = table.path.language.map { "folder “\($0).lproj”" }
        var message = message(suggestion, folder ?? "language “\(language)” of this catalog")
        if let tag = suggestion.tag, suggestion.kind != .unspecific {
            message += folder == nil ? " Name it “\(tag)”." : " Rename it to “\(tag).lproj”."
        }
        return Problem(message, at: place(of: language, in: table), severity: severity)
    }

    private static func message(_ suggestion: LanguageSuggestion, _ called: String) -> String {
        switch suggestion.kind {
        case .unknown where suggestion.tag != nil: "A device never chooses the \(called). \(suggestion.reason)"
        case .unknown: "The \(called) has a name that is not known here. \(suggestion.reason)"
        case .doubtful: "The \(called) may be meant otherwise. \(suggestion.reason)"
        case .outdated: "The \(called) has a name of old, which still works. \(suggestion.reason)"
        case .unspecific: "The \(called) has a name that does not say enough. \(suggestion.reason)"
        case .notation: "The \(called) is found, but is not written as usual. \(suggestion.reason)"
        }
    }

    /// A name that is never chosen, and plain Chinese, lose texts. The others work, or may be right.
    private static func severity(of suggestion: LanguageSuggestion, _ language: String) -> Severity {
        switch suggestion.kind {
        case .unknown: suggestion.tag == nil ? .info : .warning
        case .unspecific: language.lowercased() == "zh" ? .warning : .info
        case .doubtful, .outdated, .notation: .info
        }
    }

    /// Whether the language that may be meant has a table beside, so that the doubtful name is meant as it stands.
    private static func hasMeantLanguage(_ suggestion: LanguageSuggestion, _ bundle: StringsBundle) -> Bool {
        guard let meant = suggestion.tag.flatMap({ LanguageTag($0) }) else { return false }
        return bundle.tables.contains { table in
            table.languages.contains { LanguageTag(folder: $0)?.language == meant.language }
        }
    }

    /// A folder has no lines; the finding points at the start of the first table in it.
    private static func place(of language: String, in table: StringTable) -> Spot {
        guard table.path.language == nil,
            let entry = table.entries.first(where: { $0.language == language && !$0.isKeyAsText })
        else { return table.wholeSpot }
        return table.spot(of: entry)
    }
}
