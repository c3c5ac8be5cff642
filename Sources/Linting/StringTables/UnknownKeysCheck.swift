import SourceTree
import StringTables

/// Keys that another language has and the development language lacks: leftovers, misspellings, or texts that users of
/// the development language never see. One finding a language.
enum UnknownKeysCheck: TranslationCheck {
    static let rule = "strings-unknown-keys"

    static func problems(in pair: TranslationPair, keys: KeySelection) -> [Problem] {
        let lost = pair.development.lostKeys
        let unknown = pair.other.keys { key in
            !pair.development.has(key) && !lost.contains(key) && keys.contains(key)
        }
        guard let first = unknown.first, let text = pair.other.text(for: first) else { return [] }
        return [
            Problem(
                "\(pair.other.language) has \(KeyList.count(unknown)) that \(pair.development.language), the development "
                    + "language, lacks: \(KeyList.text(unknown)). Where the app asks for one, users of "
                    + "\(pair.development.language), and of languages without a table, read the key itself; where it does "
                    + "not, the text is a leftover.",
                at: text.table.spot(text.entry.keyRange, pointer: text.entry.pointer), severity: .warning)
        ]
    }
}
