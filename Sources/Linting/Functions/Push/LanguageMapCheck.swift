import SourceTree
import StringTables

/// Whether a per-language map has all languages, and each of them all texts.
struct LanguageMapCheck {
    private let map: LanguageMap
    private let required: [String]
    private let fields: [String]

    init(_ map: LanguageMap, required: [String]) {
        self.map = map
        self.required = required
        fields = map.requiredFields ?? LanguageMapCheck.alertFields(of: map.value)
    }

    /// In a map that is known by its shape, what an alert is made of is wanted in all languages if any has it; the rest
    /// is the app's own affair.
    private static func alertFields(of map: Node) -> [String] {
        ["title", "body", "message", "text", "alert"].filter { field in
            map.members.contains { $0.value[field]?.kind == .string }
        }
    }

    func problems() -> [Problem] {
        names() + missingLanguages() + map.value.members.flatMap { texts(of: $0) }
    }

    // MARK: Languages

    private func names() -> [Problem] {
        map.value.members.compactMap { member in
            let name = member.name
            if isRequired(name) || name == "default" || TemplatePlaceholder.stands(in: member.key) { return nil }
            let advice = LanguageSuggestion.forName(name)
            if advice?.kind != .unknown, let meant = meant(by: name) {
                return Problem(
                    "“\(name)” is what the app calls “\(meant)”; code that looks for “\(meant)” does not find it.",
                    at: member.key, severity: .error)
            }
            return advice.map { problem($0, with: member, name) }
        }
    }

    private func problem(_ advice: LanguageSuggestion, with member: Member, _ name: String) -> Problem {
        let right = advice.tag.map { " Write “\($0)”." } ?? ""
        switch advice.kind {
        case .unknown:
            return Problem(
                LanguageSuggestion.refusal(of: name, advice.reason + right), at: member.key, severity: .error)
        case .doubtful:
            return Problem(
                "Is “\(name)” meant? \(advice.reason)", at: member.key, severity: .warning)
        case .outdated, .unspecific, .notation:
            // The app's code decides what it looks for; without knowing its languages this is a hint at most.
            return Problem("“\(name)”: \(advice.reason)\(right)", at: member.key, severity: .info)
        }
    }

    /// Whether a name is that of a required language, as it is written or as BCP 47 writes it: code that asks for the
    /// language of a folder `pt_BR.lproj` may look for either.
    private func isRequired(_ name: String) -> Bool {
        required.contains { other in
            other == name || LanguageTag(other).map { $0.canonical == name } ?? false
        }
    }

    /// The required language that a name stands for although it is written otherwise: `nb` for `no`, `zh-Hans` for
    /// `zh-CN`.
    private func meant(by name: String) -> String? {
        let advised = LanguageSuggestion.forName(name)?.tag.flatMap { LanguageTag($0)?.normalized }
        guard let tag = LanguageTag(name)?.normalized ?? advised else { return nil }
        return required.first { other in
            guard map.value.member(other) == nil, let other = LanguageTag(other)?.normalized else { return false }
            return other == tag || other == advised
        }
    }

    private func missingLanguages() -> [Problem] {
        if map.value.holdsTemplateTags || map.value.members.contains(where: { TemplatePlaceholder.stands(in: $0.key) })
        {
            return []
        }
        let present = map.value.members.map(\.name)
        let alike = present.compactMap { meant(by: $0) }
        let advised = present.compactMap { LanguageSuggestion.forName($0)?.tag }
        let missing = required.filter { language in
            !present.contains(language) && !alike.contains(language) && !advised.contains(language)
                && !isServed(language)
        }
        let regional = missing.filter { language in present.contains { isRegion($0, of: language) } }
        let absent = missing.filter { !regional.contains($0) }
        var problems: [Problem] = []
        if !absent.isEmpty {
            problems.append(
                Problem(
                    "“\(map.name)” has no \(LanguageList.text(absent))"
                        + (map.isPlain ? "." : ": there the default alert is shown."), at: map.key, severity: severity))
        }
        if !regional.isEmpty {
            problems.append(
                Problem(
                    "“\(map.name)” has \(LanguageList.text(regional)) for certain regions only; whoever has another "
                        + "region sees the default alert, unless the app asks for these.", at: map.key,
                    severity: .warning))
        }
        return problems
    }

    private var severity: Severity { map.isPlain ? .warning : map.severity }

    /// Whether a name is a language as it is spoken in one region: `en-US` of `en`.
    private func isRegion(_ name: String, of language: String) -> Bool {
        guard let tag = LanguageTag(name), let general = LanguageTag(language), general.region == nil else {
            return false
        }
        return tag.language == general.language && tag.region != nil && tag.script == general.script
    }

    /// Whether a more general language is there, which an app's language choice falls back to: `en` for `en-GB`.
    private func isServed(_ language: String) -> Bool {
        guard let tag = LanguageTag(language) else { return false }
        let names = map.value.members.compactMap { LanguageTag($0.name) }
        return tag.best(among: names) != nil
    }

    // MARK: Texts

    private func texts(of language: Member) -> [Problem] {
        guard LanguageTag.isPlausible(language.name) || language.name == "default" else { return [] }
        if TemplatePlaceholder.stands(in: language.value) { return [] }
        if map.isPlain { return text(language.value, map.name).map { [$0] } ?? [] }
        guard language.value.kind == .object else {
            return [
                Problem(
                    "“\(language.name)” holds the texts of a language, so an object with "
                        + "\(fields.joined(separator: " and ")); this is \(language.value.kind.described).",
                    at: language.value, severity: severity)
            ]
        }
        let missing = language.value.holdsTemplateTags ? [] : fields.filter { language.value.member($0) == nil }
        var problems: [Problem] = []
        if !missing.isEmpty {
            problems.append(
                Problem(
                    "“\(language.name)” has no \(missing.map { "“\($0)”" }.joined(separator: " and no ")).",
                    at: language.key, severity: severity))
        }
        return problems + fields.compactMap { language.value[$0] }.compactMap { text($0, language.name) }
    }

    private func text(_ value: Node, _ language: String) -> Problem? {
        let field = value.pointer.tokens.last ?? ""
        guard let text = value.string else {
            return Problem(
                "“\(field)” of “\(language)” is a text; this is \(value.kind.described).", at: value, severity: severity
            )
        }
        guard text.unicodeScalars.allSatisfy(\.properties.isWhitespace) else { return nil }
        return Problem("“\(field)” of “\(language)” is empty: nothing is shown.", at: value, severity: severity)
    }
}
