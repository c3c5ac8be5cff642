import StringTables

/// Keys of the development language that another language's files lack.
///
/// A device that has found the language's file looks for the key nowhere else (CFBundle_Strings.c), and the user reads
/// the key. One finding a language.
enum MissingKeysCheck: TranslationCheck {
    static let rule = "strings-missing-keys"

    static func problems(in pair: TranslationPair, keys: KeySelection) -> [Problem] {
        let lost = pair.other.lostKeys
        let missing = pair.developmentKeys.filter { key in
            !pair.other.has(key) && !lost.contains(key) && isInUse(key, pair.development)
        }
        guard let first = missing.first, let source = pair.development.text(for: first) else { return [] }
        let isReadable = missing.allSatisfy { pair.development.text(for: $0)?.entry.isKeyAsText ?? false }
        let message =
            "\(pair.other.language) lacks \(KeyList.count(missing)) that \(pair.development.language) has: "
            + "\(KeyList.text(missing)). Its users read the key itself, since the device takes no other language's text "
            + "when the file is there."
        return [
            Problem(
                message, at: place(of: first, pair), severity: isReadable ? .info : .warning,
                related: [
                    Problem.Related(
                        "“\(first.text.shortened)” in \(pair.development.language).",
                        at: source.table.spot(source.entry.keyRange, pointer: source.entry.pointer))
                ])
        ]
    }

    /// A key that Xcode no longer finds in the code needs no translation.
    private static func isInUse(_ key: TableKey, _ texts: LanguageTexts) -> Bool {
        texts.text(for: key)?.entry.state != .stale
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
