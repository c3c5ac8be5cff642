extension LanguageTag {
    /// The language under its present code and with its script where that is what tells written languages apart, so that
    /// names of the same language are equal: `zh-TW` and `zh-Hant-TW`, `iw` and `he`, `no` and `nb`.
    public var normalized: LanguageTag {
        var tag = self
        switch language {
        case "iw": tag = replacing(language: "he")
        case "in": tag = replacing(language: "id")
        case "ji": tag = replacing(language: "yi")
        case "mo": tag = replacing(language: "ro")
        case "no": tag = replacing(language: "nb")
        case "tl": tag = replacing(language: "fil")
        default: break
        }
        guard tag.script == nil, tag.language == "zh" else { return tag }
        switch tag.region {
        case "TW", "HK", "MO": return tag.replacing(script: "Hant")
        default: return tag.replacing(script: "Hans")
        }
    }

    /// The names under which a user of this language finds a file, best first: the language itself, then more general
    /// ones (`en-GB`, `en`), never more special ones (Apple's Technical Q&A QA1828).
    public var fallbacks: [LanguageTag] {
        let full = normalized
        var chain = [full]
        if full.script != nil, full.region != nil { chain.append(full.replacing(region: nil)) }
        if full.language == "es", let region = full.region, LanguageTag.latinAmerica.contains(region) {
            chain.append(full.replacing(region: "419"))
        }
        // Chinese in one script is no replacement for the other, and the bare code is always one of them.
        if full.language != "zh" {
            chain.append(full.replacing(region: nil))
            // The same holds for Serbian in Latin letters, since plain “sr” is in Cyrillic ones.
            if full.language != "sr" || full.script != "Latn" {
                chain.append(full.replacing(script: nil).replacing(region: nil))
            }
        }
        var unique: [LanguageTag] = []
        for tag in chain where !unique.contains(tag) { unique.append(tag) }
        return unique
    }

    /// Which of the names a user of this language is served with; nil where none fits and the development language has
    /// to do.
    public func best(among names: [LanguageTag]) -> Int? {
        let normalizedNames = names.map(\.normalized)
        for candidate in fallbacks {
            // The name as written goes before another name of the same language.
            if let exact = names.firstIndex(where: { $0 == self }), candidate == normalized { return exact }
            if let place = normalizedNames.firstIndex(of: candidate) { return place }
        }
        return nil
    }

    private static let latinAmerica: Set<String> = [
        "AR", "BO", "BR", "BZ", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "MX", "NI", "PA", "PE", "PR", "PY",
        "SV",
        "US", "UY", "VE",
    ]

    private func replacing(language: String) -> LanguageTag {
        LanguageTag(written: written, language: language, script: script, region: region, variants: variants)
    }

    private func replacing(script: String?) -> LanguageTag {
        LanguageTag(written: written, language: language, script: script, region: region, variants: variants)
    }

    private func replacing(region: String?) -> LanguageTag {
        LanguageTag(written: written, language: language, script: script, region: region, variants: variants)
    }
}
