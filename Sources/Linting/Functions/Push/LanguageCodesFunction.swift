import SourceTree
import Spelling
import StringTables

/// Whether the keys of an object are codes of languages that a push service knows.
///
/// Options: `service`; `codes`, those that it knows; `required`, those that must be there.
struct LanguageCodesFunction: RuleFunction {
    static let name = "languageCodes"

    private let service: String
    private let codes: [String]
    private let required: [String]

    init(options: inout OptionReader) {
        service = options.string("service") ?? "The service"
        codes = options.strings("codes") ?? []
        required = options.strings("required") ?? []
        if codes.isEmpty { options.fault("“languageCodes” needs “codes”: the languages that the service knows.") }
    }

    func check(_ subject: Subject, in context: LintContext, report: (Problem) -> Void) {
        guard let map = subject.value, map.kind == .object else { return }
        for member in map.members where !TemplatePlaceholder.stands(in: member.key) {
            if let problem = problem(with: member) { report(problem) }
        }
        if map.members.contains(where: { TemplatePlaceholder.stands(in: $0.key) }) || map.holdsTemplateTags { return }
        for code in required where map.member(code) == nil {
            report(
                Problem(
                    "“\(subject.property)” has no “\(code)”, which \(service) requires: users of every language that is "
                        + "not here get it.", at: map, severity: .error))
        }
    }

    private func problem(with member: Member) -> Problem? {
        let name = member.name
        if codes.contains(name) { return nil }
        if let same = codes.first(where: { $0.lowercased() == name.lowercased() }) {
            return Problem("\(service) writes “\(name)” as “\(same)”.", at: member.key, severity: .warning)
        }
        let advice = LanguageSuggestion.forName(name)
        switch advice?.kind {
        case nil: return unlisted(member, name)
        case .unknown:
            return Problem(
                LanguageSuggestion.refusal(of: name, reason(advice, name)), at: member.key, severity: .error)
        case .doubtful:
            return Problem("Is “\(name)” meant? \(reason(advice, name))", at: member.key, severity: .warning)
        case .outdated, .unspecific, .notation:
            return Problem(
                "\(service) does not list the code “\(name)”. \(reason(advice, name))", at: member.key,
                severity: .warning)
        }
    }

    /// A right tag that the service's list lacks, mostly one with a region.
    private func unlisted(_ member: Member, _ name: String) -> Problem? {
        guard let tag = LanguageTag(name) else { return nil }
        var message = "\(service) does not list the code “\(name)”"
        if codes.contains(tag.language) { message += "; it chooses by “\(tag.language)”" }
        return Problem(message + ".", at: member.key, severity: .info)
    }

    /// Why, and the right code: of those that the service knows the one that is meant, or else the one most like it.
    private func reason(_ advice: LanguageSuggestion?, _ name: String) -> String {
        guard let advice else { return "" }
        if let tag = advice.tag, codes.contains(tag) { return "\(advice.reason) Write “\(tag)”." }
        let language = LanguageTag(name)?.language
        let alike = codes.filter { LanguageTag($0)?.language == language }
        guard let near = Spelling.nearest(to: name, among: alike) ?? Spelling.nearest(to: name, among: codes) else {
            return advice.reason
        }
        return "\(advice.reason) Did you mean “\(near)”?"
    }
}
