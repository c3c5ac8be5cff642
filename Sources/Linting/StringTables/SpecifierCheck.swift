import StringTables

/// Texts whose specifiers take other arguments than those of the development language. A text that numbers its
/// specifiers may have them in any order. One finding a key and language.
enum SpecifierCheck: TranslationCheck {
    static let rule = "strings-specifiers-agree"

    static func problems(in pair: TranslationPair, keys: KeySelection) -> [Problem] {
        pair.development.keys.compactMap { key in
            guard keys.contains(key), let source = pair.development.text(for: key),
                let translation = pair.other.text(for: key),
                mayDiffer(source.entry.value, translation.entry.value)
            else { return nil }
            return SpecifierComparison(
                key: key.text, source: source, sourceLanguage: pair.development.language, translation: translation,
                language: pair.other.language
            ).problem()
        }
    }

    /// A look that costs little: most texts have no percent sign.
    private static func mayDiffer(_ left: StringTableValue, _ right: StringTableValue) -> Bool {
        guard case .text(let left) = left, case .text(let right) = right else { return true }
        let percent = UInt8(ascii: "%")
        return (left.utf8.contains(percent) || right.utf8.contains(percent)) && !left.utf8.elementsEqual(right.utf8)
    }
}
