extension LanguageSuggestion {
    /// What a language's name should rather be; nil for one that is right.
    ///
    /// `uk`, `nb`, `pt-BR`, `zh-Hans`, `es-419` and every other registered name that is written as BCP 47 writes it are
    /// left alone; so is `Base`, which stands for the development language in a folder's name.
    public static func forName(_ written: String) -> LanguageSuggestion? {
        if written.lowercased() == "base" { return nil }
        if let advice = exactAdvice(written.lowercased()) { return advice }
        guard let tag = LanguageTag(written) else { return unreadable }
        return languageAdvice(tag) ?? regionAdvice(tag) ?? unknownPart(tag) ?? notationAdvice(tag)
    }

    // MARK: Whole names

    private static func exactAdvice(_ name: String) -> LanguageSuggestion? {
        let joined = String(name.map { $0 == "_" ? "-" : $0 })
        switch joined {
        case "zh-rcn", "zh-rsg":
            return LanguageSuggestion(.unknown, "zh-Hans", "“zh-rCN” is how Android names a folder.")
        case "zh-rtw", "zh-rhk", "zh-rmo":
            return LanguageSuggestion(.unknown, "zh-Hant", "“zh-rTW” is how Android names a folder.")
        case "zh-cn", "zh-sg":
            return LanguageSuggestion(
                .unspecific, "zh-Hans", "Apple names Chinese by its script: “zh-Hans” is Simplified Chinese everywhere."
            )
        case "zh-tw":
            return LanguageSuggestion(
                .unspecific, "zh-Hant",
                "Apple names Chinese by its script: “zh-Hant” is Traditional Chinese everywhere.")
        case "zh":
            return LanguageSuggestion(
                .unspecific, "zh-Hans",
                "“zh” is read as Simplified Chinese; name the script, “zh-Hans” for Simplified or “zh-Hant” for "
                    + "Traditional, which users of “zh-Hant” get only from a table of that name.")
        case "sr@latin": return LanguageSuggestion(.unknown, "sr-Latn", "“@latin” is how gettext names a script.")
        default: break
        }
        if let advice = androidAdvice(joined) { return advice }
        guard let code = code(ofEnglishName: name) else { return nil }
        return LanguageSuggestion(.outdated, code, "“\(code)” is the language's code.")
    }

    /// The code of a language by the English name that a folder had of old, such as `German`.
    static func code(ofEnglishName name: String) -> String? {
        englishNames[name.lowercased()]
    }

    /// `pt-rBR`: Android puts an “r” before the region.
    private static func androidAdvice(_ name: String) -> LanguageSuggestion? {
        let parts = name.split(separator: "-")
        guard parts.count == 2, (2...3).contains(parts[0].count), parts[1].count == 3, parts[1].first == "r",
            let tag = LanguageTag("\(parts[0])-\(parts[1].dropFirst().uppercased())"),
            LanguageCodes.regions.contains(tag.region ?? "")
        else { return nil }
        let right = languageAdvice(tag)?.tag ?? tag.canonical
        return LanguageSuggestion(
            .unknown, right, "“\(parts[0])-r\(tag.region ?? "")” is how Android names a folder.")
    }

    private static let englishNames: [String: String] = [
        "english": "en", "german": "de", "french": "fr", "spanish": "es", "italian": "it", "japanese": "ja",
        "dutch": "nl", "portuguese": "pt", "russian": "ru", "chinese": "zh-Hans", "korean": "ko", "swedish": "sv",
        "danish": "da", "norwegian": "nb", "finnish": "fi", "polish": "pl", "turkish": "tr", "arabic": "ar",
        "hebrew": "he", "greek": "el", "czech": "cs", "hungarian": "hu", "ukrainian": "uk", "romanian": "ro",
        "afrikaans": "af", "albanian": "sq", "armenian": "hy", "basque": "eu", "bulgarian": "bg", "catalan": "ca",
        "croatian": "hr", "estonian": "et", "farsi": "fa", "georgian": "ka", "hindi": "hi", "icelandic": "is",
        "indonesian": "id", "irish": "ga", "latvian": "lv", "lithuanian": "lt", "macedonian": "mk", "malay": "ms",
        "serbian": "sr", "slovak": "sk", "slovenian": "sl", "thai": "th", "vietnamese": "vi", "welsh": "cy",
    ]

    // MARK: Parts of a name

    /// Codes of countries and old codes in a language's place: the right code, and what the wrong one is.
    private static func languageAdvice(_ tag: LanguageTag) -> LanguageSuggestion? {
        if let (right, country) = countries[tag.language] {
            return LanguageSuggestion(
                .unknown, replacing(tag, right),
                "“\(tag.language.uppercased())” is the country, \(country); “\(right)” is the language.")
        }
        if let (right, meaning, wanted) = doubtful[tag.language], tag.region == nil {
            return LanguageSuggestion(
                .doubtful, right, "“\(tag.language)” is \(meaning); \(wanted) is “\(right)”.")
        }
        switch tag.language {
        case "iw": return outdated(tag, "he", "Hebrew")
        case "in": return outdated(tag, "id", "Indonesian")
        case "ji": return outdated(tag, "yi", "Yiddish")
        case "mo": return outdated(tag, "ro", "Romanian")
        case "sh": return LanguageSuggestion(.outdated, "sr-Latn", "“sh” is the old code of Serbo-Croatian.")
        case "no":
            return LanguageSuggestion(
                .unspecific, replacing(tag, "nb"),
                "“no” is Norwegian in general; “nb” is Norwegian Bokmål, which Apple's systems offer to users.")
        case "cmn":
            return LanguageSuggestion(
                .unspecific, "zh-Hans",
                "“cmn” is Mandarin; Apple's systems name Chinese “zh” and its script, as in “zh-Hans”.")
        case "cn", "chs":
            return LanguageSuggestion(
                .unknown, "zh-Hans", "“\(tag.language)” is no language; Simplified Chinese is meant.")
        case "cht":
            return LanguageSuggestion(.unknown, "zh-Hant", "“cht” is no language; Traditional Chinese is meant.")
        default: break
        }
        guard let short = longCodes[tag.language] else { return nil }
        return LanguageSuggestion(
            .notation, replacing(tag, short), "A language that has a code of two letters is named by it.")
    }

    private static func outdated(_ tag: LanguageTag, _ right: String, _ name: String) -> LanguageSuggestion {
        LanguageSuggestion(.outdated, replacing(tag, right), "“\(tag.language)” is the old code of \(name).")
    }

    private static let countries: [String: (language: String, country: String)] = [
        "ua": ("uk", "Ukraine"), "jp": ("ja", "Japan"), "cz": ("cs", "Czechia"), "dk": ("da", "Denmark"),
        "gr": ("el", "Greece"), "vn": ("vi", "Vietnam"), "us": ("en", "the United States"),
        "gb": ("en-GB", "the United Kingdom"), "at": ("de-AT", "Austria"), "mx": ("es-MX", "Mexico"),
        "rs": ("sr", "Serbia"), "il": ("he", "Israel"), "ir": ("fa", "Iran"), "kz": ("kk", "Kazakhstan"),
        "by": ("be", "Belarus"), "md": ("ro", "Moldova"), "al": ("sq", "Albania"), "ph": ("fil", "the Philippines"),
    ]

    private static let doubtful: [String: (language: String, meaning: String, wanted: String)] = [
        "se": ("sv", "Northern Sami", "Swedish"), "kr": ("ko", "Kanuri", "Korean"),
        "br": ("pt-BR", "Breton", "Brazilian Portuguese"), "tw": ("zh-Hant", "Twi", "Traditional Chinese"),
        "ch": ("de-CH", "Chamorro", "Swiss German"),
    ]

    private static let longCodes: [String: String] = [
        "eng": "en", "deu": "de", "ger": "de", "fra": "fr", "fre": "fr", "spa": "es", "ita": "it", "por": "pt",
        "rus": "ru", "ukr": "uk", "pol": "pl", "nld": "nl", "dut": "nl", "swe": "sv", "dan": "da", "fin": "fi",
        "jpn": "ja", "kor": "ko", "zho": "zh-Hans", "chi": "zh-Hans", "ara": "ar", "heb": "he", "tur": "tr",
        "nob": "nb", "nno": "nn", "nor": "nb", "ces": "cs", "cze": "cs", "ell": "el", "gre": "el", "hun": "hu",
        "ron": "ro", "rum": "ro", "slk": "sk", "slv": "sl", "hrv": "hr", "srp": "sr", "bul": "bg", "vie": "vi",
        "tha": "th", "ind": "id", "msa": "ms", "hin": "hi", "cat": "ca",
    ]

    private static func regionAdvice(_ tag: LanguageTag) -> LanguageSuggestion? {
        switch (tag.language, tag.region) {
        case ("en", "UK"):
            LanguageSuggestion(.unknown, "en-GB", "The United Kingdom's code is “GB”.")
        case ("es", "LA"):
            LanguageSuggestion(.doubtful, "es-419", "“LA” is Laos; Latin America is “419”.")
        default: nil
        }
    }

    private static func unknownPart(_ tag: LanguageTag) -> LanguageSuggestion? {
        if !LanguageCodes.languages.contains(tag.language) {
            return LanguageSuggestion(.unknown, nil, "“\(tag.language)” is no language code that is in use.")
        }
        if let script = tag.script, !LanguageCodes.scripts.contains(script) {
            return LanguageSuggestion(.unknown, tag.language, "“\(script)” is no script code that is in use.")
        }
        if let region = tag.region, !LanguageCodes.regions.contains(region) {
            return LanguageSuggestion(.unknown, tag.language, "“\(region)” is no region code that is in use.")
        }
        return nil
    }

    private static func notationAdvice(_ tag: LanguageTag) -> LanguageSuggestion? {
        guard !tag.written.utf8.elementsEqual(tag.canonical.utf8) else { return nil }
        return LanguageSuggestion(.notation, tag.canonical, "Apple writes the name as “\(tag.canonical)”.")
    }

    private static let unreadable = LanguageSuggestion(
        .unknown, nil, "A language is named by a code such as “de”, “pt-BR” or “zh-Hans”.")

    /// The tag with another language; a region stays, unless the new name has one.
    private static func replacing(_ tag: LanguageTag, _ language: String) -> String {
        guard let region = tag.region, !language.contains("-"),
            !(countries[tag.language] != nil && region == tag.language.uppercased())
        else { return language }
        return language + "-" + region
    }
}
