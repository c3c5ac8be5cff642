/// A language as BCP 47 (RFC 5646, section 2.1) and the names of `.lproj` folders write it.
///
/// Equality and hashing disregard case and whether parts are joined by `-` or `_`.
public struct LanguageTag: Sendable {
    /// As it was written.
    public let written: String
    /// In lower case: `zh`.
    public let language: String
    /// In title case: `Hant`.
    public let script: String?
    /// In upper case: `TW`, `419`.
    public let region: String?
    /// Whatever follows, in lower case.
    public let variants: [String]

    /// Reads `en`, `pt-BR`, `zh-Hans-TW`, `es-419`, with `_` for `-` and in any case. Nil for what has not this form.
    public init?(_ written: String) {
        let parts = written.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }.map(String.init)
        guard let language = parts.first, (2...3).contains(language.utf8.count), LanguageTag.isLetters(language),
            parts.allSatisfy({ (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy(LanguageTag.isLetterOrDigit) })
        else { return nil }
        self.written = written
        self.language = language.lowercased()
        var rest = parts.dropFirst()
        if let part = rest.first, part.utf8.count == 4, LanguageTag.isLetters(part) {
            script = part.prefix(1).uppercased() + part.dropFirst().lowercased()
            rest.removeFirst()
        } else {
            script = nil
        }
        if let part = rest.first, LanguageTag.isRegion(part) {
            region = part.uppercased()
            rest.removeFirst()
        } else {
            region = nil
        }
        variants = rest.map { $0.lowercased() }
    }

    /// Reads the name of a `.lproj` folder or a language of a catalog: a tag, or the English name of a language, by which
    /// folders were named of old and which a device still reads.
    public init?(folder name: String) {
        guard let tag = LanguageTag(LanguageSuggestion.code(ofEnglishName: name) ?? name) else { return nil }
        self.init(
            written: name, language: tag.language, script: tag.script, region: tag.region, variants: tag.variants)
    }

    init(written: String, language: String, script: String?, region: String?, variants: [String]) {
        self.written = written
        self.language = language
        self.script = script
        self.region = region
        self.variants = variants
    }

    /// The tag as BCP 47 writes it: `pt-BR` for `pt_br`.
    public var canonical: String {
        ([language, script, region].compactMap { $0 } + variants).joined(separator: "-")
    }

    /// Whether language, script and region are registered codes in use, and the language is one that apps are
    /// translated into.
    public var isKnown: Bool {
        LanguageCodes.languages.contains(language) && (script.map(LanguageCodes.scripts.contains) ?? true)
            && (region.map(LanguageCodes.regions.contains) ?? true)
    }

    private static func isRegion(_ part: String) -> Bool {
        switch part.utf8.count {
        case 2: isLetters(part)
        case 3: part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        default: false
        }
    }

    private static func isLetters(_ part: String) -> Bool {
        part.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}

extension LanguageTag: Hashable {
    public static func == (left: LanguageTag, right: LanguageTag) -> Bool {
        left.language == right.language && left.script == right.script && left.region == right.region
            && left.variants == right.variants
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(language)
        hasher.combine(script)
        hasher.combine(region)
        hasher.combine(variants)
    }
}

extension LanguageTag: CustomStringConvertible {
    public var description: String { written }
}
