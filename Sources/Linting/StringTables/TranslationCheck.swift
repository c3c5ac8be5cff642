import StringTables

/// A look at the texts of one language beside those of the development language, under a rule of its own. One file
/// each; `TranslationChecks.all` lists them.
protocol TranslationCheck: Sendable {
    /// The rule that its findings fall under.
    static var rule: String { get }

    /// What is wrong with the other language's texts, as far as it concerns the keys.
    static func problems(in pair: TranslationPair, keys: KeySelection) -> [Problem]
}
