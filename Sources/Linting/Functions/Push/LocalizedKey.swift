import SourceTree
import StringTables

/// A key that a payload names, and what the app's tables have for it.
final class LocalizedKey: Sendable {
    /// The text of one language.
    struct Translation: Sendable {
        /// As the folder or the catalog names it.
        let language: String
        let table: StringTable
        let entry: StringTableEntry
        /// Its text; nil where the entry is no plain text.
        let text: String?
        /// Its text, read as a format.
        var format: FormatString? { text.map { FormatString($0) } }
    }

    /// A language whose users read the raw key.
    struct Gap: Sendable {
        let language: String
        let table: StringTable
        /// What is the matter with the table, for a note at it.
        let reason: String
        let spot: Spot
    }

    /// Whether users of any language read the raw key.
    let hasGaps: Bool
    /// How many arguments the text of each language takes, if it is the same number for all, and all is right with them:
    /// then that many arguments can be put in without another look.
    let soundArgumentCount: Int?
    private let found: StringsLookUp

    /// Nil when no table has the key.
    init?(_ key: String, in strings: AppStrings) {
        guard let found = strings.lookUp(key), !found.isMissingEverywhere else { return nil }
        self.found = found
        hasGaps = found.languages.contains { LocalizedKey.isGap($0.outcome) }
        soundArgumentCount = LocalizedKey.soundArgumentCount(of: found)
    }

    private static func isGap(_ outcome: StringsLookUp.Outcome) -> Bool {
        switch outcome {
        case .missing, .unseen, .refused: true
        case .found, .fallback, .noFile: false
        }
    }

    private static func soundArgumentCount(of found: StringsLookUp) -> Int? {
        var common: Int?
        for language in found.languages {
            guard case .found(let entry, _) = language.outcome else { continue }
            guard let text = entry.value.phoneText,
                let count = PlainFormat.argumentCount(of: text) ?? FormatString(text).soundArgumentCount
            else { return nil }
            if let common, common != count { return nil }
            common = count
        }
        return common
    }

    /// The texts of the languages that have one, in order of their names.
    var translations: [Translation] {
        found.languages.compactMap { language in
            guard case .found(let entry, let table) = language.outcome else { return nil }
            return Translation(
                language: language.name, table: table, entry: entry, text: entry.value.phoneText)
        }
    }

    /// The languages whose users read the raw key, in order of their names.
    var gaps: [Gap] {
        found.languages.compactMap { language in
            switch language.outcome {
            case .missing(let table): Gap(language.name, table, "This table lacks the key.", at: nil)
            case .unseen(let entry, let table):
                Gap(language.name, table, "The device stops reading the file before this entry.", at: entry)
            case .refused(let entry, let table):
                Gap(language.name, table, "The device cannot read this file.", at: entry)
            case .found, .fallback, .noFile: nil
            }
        }
    }

    /// The language whose text a user of another one reads; nil when the user has a text of the same language, or none.
    func replacement(for language: String) -> String? {
        guard case .fallback(let other, _, _) = found.outcome(for: language),
            let wanted = LanguageTag(language), let given = LanguageTag(other),
            wanted.normalized.language != given.normalized.language
        else { return nil }
        return other
    }
}

extension LocalizedKey.Gap {
    fileprivate init(_ language: String, _ table: StringTable, _ reason: String, at entry: StringTableEntry?) {
        self.init(
            language: language, table: table, reason: reason,
            spot: entry.map { table.spot(of: $0) } ?? table.spot(0..<0, pointer: JSONPointer([])))
    }
}

extension FormatString {
    /// How many texts as arguments fill it as it is meant; nil when none do.
    fileprivate var soundArgumentCount: Int? { isSound ? specifiers.map(\.argument).max() ?? 0 : nil }

    /// Whether texts as arguments fill it as it is meant.
    fileprivate var isSound: Bool {
        specifiersNotForStrings.isEmpty && unescapedPercents.isEmpty && strayPercents.isEmpty
            && doublyEscapedSpecifiers.isEmpty && argumentGaps.isEmpty && !mixesPositionalAndSequential && !isRefused
            && specifiers.allSatisfy { !$0.looksLikePercentSign && $0.sizeArguments.isEmpty }
    }
}
