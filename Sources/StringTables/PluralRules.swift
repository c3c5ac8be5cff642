/// Which plural categories a language uses for whole numbers (Unicode CLDR, "Language Plural Rules").
struct PluralRules: Sendable {
    /// The categories that whole numbers fall into.
    let required: Set<PluralCategory>
    /// Those that only fractions or millions fall into, which translators may leave out.
    let optional: Set<PluralCategory>

    /// Nil for a language whose rules are not known here.
    init?(language: String) {
        guard let tag = LanguageTag(folder: language)?.normalized, let categories = PluralRules.categories[tag.language]
        else {
            return nil
        }
        required = Set(categories)
        optional = PluralRules.optional[tag.language] ?? []
    }

    private static let optional: [String: Set<PluralCategory>] = [
        "fr": [.many], "es": [.many], "it": [.many], "pt": [.many], "ca": [.many], "he": [.many],
        "ru": [.other], "uk": [.other], "be": [.other], "pl": [.other], "cs": [.many], "sk": [.many], "lt": [.many],
    ]

    private static let categories: [String: [PluralCategory]] = {
        var table: [String: [PluralCategory]] = [:]
        for (languages, categories) in groups {
            for language in languages.split(separator: " ") { table[String(language)] = categories }
        }
        return table
    }()

    private static let groups: [(String, [PluralCategory])] = [
        ("ja ko zh vi th id ms my lo yue jv ig yo wo to dz bo", [.other]),
        (
            "en de nl sv da nb nn fi et hu tr el bg eu gl ka az sq hi bn fa gu ta te ml mr ur sw hy is mk kk ca fr es it "
                + "pt af am as fil fo fy ha kl kn ku ky lb mn ne om or pa ps rm si so tk ug uz xh zu eo ia",
            [.one, .other]
        ),
        ("ro sr hr bs", [.one, .few, .other]),
        ("he", [.one, .two, .other]),
        ("ru uk be pl", [.one, .few, .many]),
        ("cs sk lt", [.one, .few, .other]),
        ("lv", [.zero, .one, .other]),
        ("sl gd hsb dsb", [.one, .two, .few, .other]),
        ("ga br mt gv", [.one, .two, .few, .many, .other]),
        ("ar cy kw", PluralCategory.allCases),
    ]
}
