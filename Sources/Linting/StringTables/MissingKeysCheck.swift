import SourceTree
import StringTables

/// Keys of the development language that another language's files lack.
///
/// A device that has found the language's file looks for the key nowhere else (CFBundle_Strings.c), and the user reads
/// the key. One finding a language.
enum MissingKeysCheck: TranslationCheck {
    static let rule = "strings-missing-keys"

    static func problems(in pair: TranslationPair, keys: KeySelection) -> [Problem] {
        let lost = pair.other.lostKeys
        let missing = pair.development.keys { key in
            !pair.other.has(key) && !lost.contains(key) && keys.contains(key)
                && needsTranslation(key, pair.development)
        }
        let unreadable = missing.filter { !isText($0, in: pair.development) }
        let told = unreadable.isEmpty ? missing : unreadable
        guard let first = told.first, let source = pair.development.text(for: first) else { return [] }
        return [
            Problem(
                message(told, readable: missing.count - unreadable.count, pair), at: place(of: first, pair),
                severity: unreadable.isEmpty ? .info : .warning,
                related: [
                    Problem.Related(
                        "“\(first.text.shortened)” in \(pair.development.language).",
                        at: source.table.spot(source.entry.keyRange, pointer: source.entry.pointer))
                ])
        ]
    }

    /// - Parameter readable: how many of all missing keys are the development language's text.
    private static func message(_ told: [TableKey], readable: Int, _ pair: TranslationPair) -> String {
        let development = pair.development.language
        let start =
            "\(pair.other.language) lacks \(KeyList.count(told)) that \(development) has: \(KeyList.text(told)). "
        if readable == told.count, told.allSatisfy({ isText($0, in: pair.development) }) {
            return start + "Its users read the key itself, which is the text in \(development)."
        }
        let more = readable == 0 ? "" : " Besides, it lacks \(readable) whose key is the text in \(development)."
        return start
            + "Its users read the key itself, since the device takes no other language's text when the file is there."
            + more
    }

    /// Whether the key is also the text, so that users read no less than those of the development language.
    private static func isText(_ key: TableKey, in texts: LanguageTexts) -> Bool {
        guard let entry = texts.text(for: key)?.entry else { return false }
        return entry.isKeyAsText || entry.value.text.map { TableKey($0) == key } ?? false
    }

    /// A key that Xcode no longer finds in the code needs no translation, nor does one that is its own text and has no
    /// words, such as the “%@ (%lld)” that Xcode takes from the code.
    private static func needsTranslation(_ key: TableKey, _ texts: LanguageTexts) -> Bool {
        guard texts.text(for: key)?.entry.state != .stale else { return false }
        return !isText(key, in: texts) || hasWords(key.text)
    }

    private static func hasWords(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        var start = 0
        for range in FormatString(text).specifiers.map(\.range) + [bytes.count..<bytes.count] {
            let literal = String(decoding: bytes[start..<range.lowerBound], as: UTF8.self)
            if literal.unicodeScalars.contains(where: { $0.properties.isAlphabetic }) { return true }
            start = range.upperBound
        }
        return false
    }

    /// The file that a text is missing in; in a catalog, the key.
    private static func place(of key: TableKey, _ pair: TranslationPair) -> Spot {
        let tables = pair.other.tables.filter { !$0.isRefused }
        guard let table = tables.first(where: { $0.path.kind != .stringsDictionary }) ?? tables.first else {
            return pair.development.tables[0].wholeSpot
        }
        if table.path.kind == .catalog, let source = pair.development.text(for: key),
            source.table.file.name == table.file.name
        {
            return table.spot(source.entry.keyRange, pointer: source.entry.pointer)
        }
        return table.wholeSpot
    }
}
