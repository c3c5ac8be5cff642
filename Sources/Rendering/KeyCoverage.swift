import Linting
import SourceTree
import StringTables

/// What each language has for some keys of an app's string tables.
public struct KeyCoverage: Sendable {
    /// What a language has for a key.
    public enum Status: Sendable, Hashable {
        /// A text that takes the arguments that it should.
        case present
        /// No text: the user reads the key.
        case missing
        /// A text that takes other arguments than the development language's, or than a push can give it.
        case mismatch
        /// The language has no table, and another language's text is read.
        case fallback
    }

    /// A key with what each language has for it.
    public struct Row: Sendable {
        /// The key.
        public let key: String
        /// In the order of the languages; nil where the key's bundle knows nothing of the language.
        public let statuses: [Status?]
    }

    /// The languages that the tables have, in order of name.
    public let languages: [String]
    /// In order of key.
    public let rows: [Row]

    /// - Parameters:
    ///   - keys: those to look up.
    ///   - counts: for keys that payloads name, the least number of arguments that one sends.
    public init(_ strings: AppStrings, keys: some Sequence<TableKey>, counts: [TableKey: Int] = [:]) {
        let languages = strings.languages().sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        self.languages = languages
        rows = keys.sorted().map { key in
            let statuses = KeyCoverage.statuses(of: key, in: strings, sent: counts[key])
            return Row(key: key.text, statuses: languages.map { statuses[$0] ?? (statuses.isEmpty ? .missing : nil) })
        }
    }

    private static func statuses(of key: TableKey, in strings: AppStrings, sent: Int?) -> [String: Status] {
        guard let lookUp = strings.lookUp(key.text) else { return [:] }
        var source: SpecifierComparison.Text?
        for language in lookUp.languages where language.name == lookUp.developmentLanguage {
            if case .found(let entry, let table) = language.outcome { source = (entry, table) }
        }
        var statuses: [String: Status] = [:]
        for language in lookUp.languages {
            switch language.outcome {
            case .found(let entry, let table):
                let isRight =
                    fits(entry.value, sent)
                    && agrees(
                        (entry, table), language.name, with: source, lookUp.developmentLanguage, key: key.text)
                statuses[language.name] = isRight ? .present : .mismatch
            case .missing, .unseen, .refused, .noFile, .fallback(_, nil, _): statuses[language.name] = .missing
            case .fallback: statuses[language.name] = .fallback
            }
        }
        return statuses
    }

    /// Whether a push can fill the text; anything that it does not send is the app's own affair.
    private static func fits(_ value: StringTableValue, _ sent: Int?) -> Bool {
        guard let sent else { return true }
        guard let text = value.phoneText else { return false }
        let format = FormatString(text)
        let meant = format.specifiers.filter { !$0.looksLikePercentSign }
        if sent == 0, meant.isEmpty { return true }
        return !format.isShownEmpty && format.argumentGaps.isEmpty && format.specifiersNotForStrings.isEmpty
            && format.usedArguments.count <= sent
    }

    /// A look that costs little: most texts have no percent sign.
    private static func mayDiffer(_ left: StringTableValue, _ right: StringTableValue) -> Bool {
        guard case .text(let left) = left, case .text(let right) = right else { return true }
        let percent = UInt8(ascii: "%")
        return (left.utf8.contains(percent) || right.utf8.contains(percent)) && !left.utf8.elementsEqual(right.utf8)
    }

    private static func agrees(
        _ translation: SpecifierComparison.Text, _ language: String, with source: SpecifierComparison.Text?,
        _ development: String, key: String
    ) -> Bool {
        guard let source, language != development, mayDiffer(source.entry.value, translation.entry.value) else {
            return true
        }
        return SpecifierComparison(
            key: key, source: source, sourceLanguage: development, translation: translation, language: language
        ).problem() == nil
    }
}
