import Testing

@testable import StringTables

@Suite struct LanguageTagTests {
    @Test func readsTheParts() throws {
        let tag = try #require(LanguageTag("zh_hans-tw"))
        #expect(tag.language == "zh")
        #expect(tag.script == "Hans")
        #expect(tag.region == "TW")
        #expect(tag.canonical == "zh-Hans-TW")
        #expect(LanguageTag("es-419")?.region == "419")
        #expect(LanguageTag("ca-valencia")?.variants == ["valencia"])
        #expect(LanguageTag("PT_br") == LanguageTag("pt-BR"))
        #expect(LanguageTag("pt-BR") != LanguageTag("pt-PT"))
    }

    @Test(arguments: [("English", "en"), ("german", "de"), ("Chinese", "zh-Hans"), ("pt_BR", "pt-BR")])
    func readsTheNamesThatFoldersHadOfOld(name: String, tag: String) throws {
        let read = try #require(LanguageTag(folder: name))
        #expect(read.canonical == tag)
        #expect(read.written == name)
        #expect(LanguageTag(folder: "Klingon") == nil)
    }

    @Test(arguments: ["", "e", "english", "de-", "-de", "12", "de DE", "sr@latin", "zh-thisistoolong", "ö"])
    func refusesWhatIsNoTag(text: String) {
        #expect(LanguageTag(text) == nil)
    }

    @Test(arguments: [
        "en", "uk", "nb", "nn", "pt-BR", "pt-PT", "zh-Hans", "zh-Hant", "zh-Hant-HK", "zh-HK", "es-419", "es-MX",
        "en-GB", "sr-Latn",
        "fil", "yue", "ckb", "he", "id", "yi", "Base", "base", "hy", "ka", "my", "km", "lo", "si", "sw", "is", "ga",
        "cy", "eu", "gl",
        "mt", "fr-CA", "de-AT", "ar", "sq", "kk", "be", "en-001", "hsb", "szl", "es-ES", "sl", "et", "ms", "bs",
    ]) func leavesRightNamesAlone(name: String) {
        #expect(LanguageSuggestion.forName(name) == nil)
        if name.lowercased() != "base" { #expect(LanguageTag(name)?.isKnown ?? false) }
    }

    @Test(
        arguments: [
            ("ua", LanguageSuggestion.Kind.unknown, "uk"), ("ua-UA", .unknown, "uk"), ("jp", .unknown, "ja"),
            ("kr", .doubtful, "ko"),
            ("cz", .unknown, "cs"), ("dk", .unknown, "da"), ("se", .doubtful, "sv"), ("gr", .unknown, "el"),
            ("vn", .unknown, "vi"),
            ("br", .doubtful, "pt-BR"), ("us", .unknown, "en"), ("gb", .unknown, "en-GB"), ("cn", .unknown, "zh-Hans"),
            ("tw", .doubtful, "zh-Hant"), ("chs", .unknown, "zh-Hans"), ("cht", .unknown, "zh-Hant"),
            ("zh", .unspecific, "zh-Hans"),
            ("zh-CN", .unspecific, "zh-Hans"), ("zh_CN", .unspecific, "zh-Hans"), ("zh-TW", .unspecific, "zh-Hant"),
            ("zh-rCN", .unknown, "zh-Hans"), ("zh-rTW", .unknown, "zh-Hant"), ("iw", .outdated, "he"),
            ("in", .outdated, "id"),
            ("ji", .outdated, "yi"), ("no", .unspecific, "nb"), ("no-NO", .unspecific, "nb-NO"),
            ("English", .outdated, "en"),
            ("german", .outdated, "de"), ("pt_BR", .notation, "pt-BR"), ("pt-br", .notation, "pt-BR"),
            ("zh-hans", .notation, "zh-Hans"),
            ("eng", .notation, "en"), ("en-UK", .unknown, "en-GB"), ("es-LA", .doubtful, "es-419"),
            ("sr@latin", .unknown, "sr-Latn"),
            ("xq", .unknown, nil), ("klingon", .unknown, nil), ("de-QQ", .unknown, "de"), ("zh-Hanz", .unknown, "zh"),
        ] as [(String, LanguageSuggestion.Kind, String?)])
    func suggestsTheRightName(name: String, kind: LanguageSuggestion.Kind, right: String?) throws {
        let advice = try #require(LanguageSuggestion.forName(name))
        #expect(advice.kind == kind)
        #expect(advice.tag == right)
        #expect(advice.reason.hasSuffix("."))
    }

    @Test(
        arguments: [
            ("en-GB", ["en", "de"], "en"), ("en", ["en-GB", "de"], nil), ("zh-TW", ["zh-Hans", "zh-Hant"], "zh-Hant"),
            ("zh-HK", ["zh-Hant"], "zh-Hant"), ("zh-Hant-TW", ["zh_TW"], "zh_TW"), ("zh-Hant", ["zh"], nil),
            ("zh-Hans", ["zh"], "zh"),
            ("zh-CN", ["zh-Hant", "zh-Hans"], "zh-Hans"), ("nb", ["no"], "no"), ("he", ["iw"], "iw"),
            ("pt-BR", ["pt"], "pt"),
            ("pt", ["pt-BR"], nil), ("es-MX", ["es", "es-419"], "es-419"), ("es-ES", ["es-419", "es"], "es"),
            ("sr-Latn", ["sr"], nil),
            ("de-AT", ["de_DE", "de"], "de"), ("de_at", ["de", "de-AT"], "de-AT"),
            ("zh-CN", ["zh-Hans", "zh-CN"], "zh-CN"),
        ] as [(String, [String], String?)]) func choosesAFileAsAppleDoes(
            language: String, files: [String], chosen: String?
        ) throws
    {
        let tag = try #require(LanguageTag(language))
        let names = files.compactMap { LanguageTag($0) }
        #expect(tag.best(among: names).map { names[$0].written } == chosen)
    }
}
