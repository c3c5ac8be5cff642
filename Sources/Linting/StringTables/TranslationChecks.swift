/// The checks that compare the texts of two languages. A new one stands in its own file and is listed here.
enum TranslationChecks {
    static let all: [any TranslationCheck.Type] = [
        SpecifierCheck.self, MissingKeysCheck.self, UnknownKeysCheck.self,
    ]
}
