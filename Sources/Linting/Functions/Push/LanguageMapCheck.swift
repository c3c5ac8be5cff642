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
        fields = map.requiredFields ?? LanguageMapCheck.commonFields(of: map.value)
    }

    /// In a map that is known by its shape, the texts of any language are wanted in all; what is a number everywhere is
    /// no text.
    private static func commonFields(of map: Node) -> [String] {
        var fields: [String] = []
        for language in map.members {
            for field in language.value.members where field.value.kind == .string && !fields.contains(field.name) {
                fields.append(field.name)
            }
        }
        return fields
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
            return Problem("“\(name)” is no language. \(advice.reason)\(right)", at: member.key, severity: .error)
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
        guard !missing.isEmpty else { return [] }
        return [
            Problem(
                "“\(map.name)” has no \(LanguageList.text(missing)): there the default alert is shown.", at: map.key,
                severity: .error)
        ]
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
        guard language.value.kind == .object else {
            return [
                Problem(
                    "“\(language.name)” holds the texts of a language, so an object with "
                        + "\(fields.joined(separator: " and ")); this is \(language.value.kind.described).",
                    at: language.value, severity: .error)
            ]
        }
        let missing = language.value.holdsTemplateTags ? [] : fields.filter { language.value.member($0) == nil }
        var problems: [Problem] = []
        if !missing.isEmpty {
            problems.append(
                Problem(
                    "“\(language.name)” has no \(missing.map { "“\($0)”" }.joined(separator: " and no ")).",
                    at: language.key, severity: .error))
        }
        return problems + fields.compactMap { language.value[$0] }.compactMap { text($0, language.name) }
    }

    private func text(_ value: Node, _ language: String) -> Problem? {
        let field = value.pointer.tokens.last ?? ""
        guard let text = value.string else {
            return Problem(
                "“\(field)” of “\(language)” is a text; this is \(value.kind.described).", at: value, severity: .error)
        }
        guard text.unicodeScalars.allSatisfy(\.properties.isWhitespace) else { return nil }
        return Problem("“\(field)” of “\(language)” is empty: nothing is shown.", at: value, severity: .error)
    }
}
