import StringTables

/// The direction in which a language is written, and its devices are laid out.
public enum WritingDirection: String, Sendable, Hashable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"

    /// By the script where the name says it, else by the language's usual one (Unicode CLDR, layout of locales).
    public init(of language: String) {
        guard let tag = LanguageTag(folder: language)?.normalized else {
            self = .leftToRight
            return
        }
        let isRightToLeft =
            tag.script.map { WritingDirection.scripts.contains($0) }
            ?? WritingDirection.languages.contains(tag.language)
        self = isRightToLeft ? .rightToLeft : .leftToRight
    }

    private static let languages: Set<String> = [
        "ar", "arc", "ckb", "dv", "fa", "he", "ks", "lrc", "mzn", "nqo", "ps", "rhg", "sd", "syr", "ug", "ur", "yi",
    ]

    private static let scripts: Set<String> = ["Adlm", "Arab", "Aran", "Hebr", "Nkoo", "Rohg", "Syrc", "Thaa"]
}
