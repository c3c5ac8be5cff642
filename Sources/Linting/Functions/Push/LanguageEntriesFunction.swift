import Payloads
import SourceTree
import StringTables

/// Whether each language gets each text: in the payload's own per-language maps, and in the string tables for the keys
/// that its alert names.
struct LanguageEntriesFunction: RuleFunction {
    static let name = "languageEntries"
    static let usesStringTables = true

    init(options: inout OptionReader) {}

    func needsStringTables(for payload: Payload, settings: Settings) -> Bool {
        if !AlertContent(payload).localizationKeys.isEmpty { return true }
        return settings.languages == nil && !LanguageMap.all(in: payload.root, settings: settings).isEmpty
    }

    func check(_ subject: Subject, in context: LintContext, report: (Problem) -> Void) {
        guard let root = subject.value, root.kind == .object else { return }
        for named in context.settings.localizedMessages ?? LocalizedMessageMap.standard {
            guard let value = root[named.key], value.kind != .object, !context.holdsPlaceholder(value) else {
                continue
            }
            report(
                Problem(
                    "“\(named.key)” holds the texts of all languages, so an object of language tags; this is "
                        + "\(value.kind.described).", at: value, severity: .error))
        }
        let maps = context.languageMaps
        let required = maps.isEmpty ? [] : context.settings.languages ?? context.strings?.mainLanguages ?? []
        for map in maps {
            for problem in LanguageMapCheck(map, required: required).problems() { report(problem) }
        }
        guard let strings = context.strings, strings.hasPushTable else { return }
        for key in context.alert.localizationKeys where !context.holdsPlaceholder(key) {
            check(key, context, report)
        }
    }

    // MARK: Keys

    private func check(
        _ key: Node, _ context: LintContext, _ report: (Problem) -> Void
    ) {
        let required = context.settings.languages
        if context.answer(to: .isComplete(required: required), about: key) == 1 { return }
        guard let found = context.localizedKey(key) else { return }
        let asked = RequiredLanguages(required)
        let gaps = found.gaps.filter { asked.include($0.language) }
        if !gaps.isEmpty {
            report(
                Problem(
                    "Users of \(LanguageList.text(gaps.map(\.language))) read the key \(key.quoted) itself: the device "
                        + "finds no such entry in their table, and takes no other language when the file is there.",
                    at: Spot(key), severity: .error, related: gaps.map { Problem.Related($0.reason, at: $0.spot) }))
        }
        for language in required ?? [] {
            guard let other = found.replacement(for: language) else { continue }
            report(
                Problem(
                    "There is no string table for \(language), which the configuration asks for; its users read the "
                        + "text of \(other).", at: key, severity: .warning))
        }
    }
}
