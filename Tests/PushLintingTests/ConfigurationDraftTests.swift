import Testing

@testable import PushLinting

/// A first configuration is a right one, whatever the project's folders are called.
@Suite struct ConfigurationDraftTests {
    private static let oddNames = [
        "a", "a b/c", "Backend [old]", "{x}", "st*r", "why?", "yes", "null", "1", "~", "- a", "a: b", "a #b", "#a",
        "'a'",
        "\"a\"", "back\\slash", "@a", "%a", "&a", "!a", "|", "ü/日本", "a\nb", "a\tb", "../App", ".hidden", "a,b", "[",
    ]

    @Test("The draft of any names is read without a fault", arguments: oddNames)
    func oddName(_ name: String) throws {
        var facts = ProjectFacts()
        facts.payloadFolders = [name, "other"]
        facts.payloadFileCount = 2
        facts.tableFolders = [name]
        facts.languages = ["en", "pt-BR", "zh-Hans", "no"]
        facts.strangeLanguages = [name]
        facts.developmentLanguage = "en"
        facts.serviceExtension = name
        facts.bundleIDs = [name]
        facts.entitlements = [name]
        _ = try PayloadLinter(configuration: ConfigurationDraft(facts).text)
        facts.bundleIDs = [name, "other"]
        facts.entitlements = [name, "other"]
        _ = try PayloadLinter(configuration: ConfigurationDraft(facts).text)
    }

    @Test("The draft for a project of which nothing is known only has comments and the recommended rules")
    func nothing() throws {
        let text = ConfigurationDraft(ProjectFacts()).text
        _ = try PayloadLinter(configuration: text)
        let settings = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
        #expect(settings == ["extends: [\"pushlint:recommended\"]"])
    }

    @Test("What the draft leaves as comments is right as well, once the signs are taken away")
    func comments() throws {
        let text = ConfigurationDraft(ProjectFacts()).text
        // Prose stays a comment; what looks like a setting becomes one.
        let lines = text.split(separator: "\n").map { line -> Substring in
            guard line.hasPrefix("# "), !line.hasPrefix("# http"), !line.dropFirst(2).contains(where: { $0 == "“" })
            else { return line }
            let rest = line.dropFirst(2)
            let isSetting =
                rest.hasPrefix("  ") || rest.prefix { $0 != ":" }.allSatisfy { $0.isLetter } && rest.contains(":")
            return isSetting ? rest : line
        }
        let configuration = lines.joined(separator: "\n")
        #expect(configuration.contains("\nignore:\n"))
        _ = try PayloadLinter(configuration: configuration)
    }
}
