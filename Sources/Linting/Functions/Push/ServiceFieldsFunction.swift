import SourceTree
import Spelling

/// Finds keys that a push service does not know in one of its objects.
///
/// Options: `service`, whose object it is; `keys`, those that it knows; `meant`, keys that people put there, each with a
/// sentence that says where to put them instead; `others`, what to make of every other key: `reported` (the default) or
/// `ignored`, where those that are near a known one are still told of; `severity`, the most that an unknown key weighs.
struct ServiceFieldsFunction: RuleFunction {
    static let name = "serviceFields"

    private enum Others: String, CaseIterable {
        case reported, ignored
    }

    private let service: String
    private let keys: [String]
    private let known: NameIndex
    private let folded: [String: String]
    private let meant: [String: String]
    private let others: Others
    private let severity: Severity?

    init(options: inout OptionReader) {
        service = options.string("service") ?? "The service"
        keys = options.strings("keys") ?? []
        if keys.isEmpty { options.fault("“serviceFields” needs “keys”: what the service knows in the object.") }
        known = NameIndex(keys)
        folded = Dictionary(keys.map { (KeySpelling.folded($0), $0) }) { first, _ in first }
        meant = Dictionary(
            options.node("meant")?.members.map { (KeySpelling.folded($0.name), $0.value.text) } ?? []
        ) { first, _ in first }
        others = options.choice("others", of: Others.self) ?? .reported
        severity = options.choice("severity", of: Severity.self)
    }

    func check(_ subject: Subject, in context: LintContext, report: (Problem) -> Void) {
        guard let object = subject.value, object.kind == .object else { return }
        var found = 0
        for member in object.members {
            if known.contains(member.key) { continue }
            let name = member.name
            if TemplatePlaceholder.stands(in: name)
                || context.settings.customKeys.contains(name)
            {
                continue
            }
            // What is more than is listed is only counted, and needs no suggestion.
            let isListed = found < ProblemCollection.maximumPerRule || others == .ignored
            guard let message = isListed ? message(for: name) : unknown(name) else { continue }
            found += 1
            report(Problem(message, at: member.key, severity: severity))
        }
    }

    private func message(for name: String) -> String? {
        let spelling = KeySpelling.folded(name)
        if let right = folded[spelling] { return "\(service) does not know “\(name)” here; it is called “\(right)”." }
        if let sentence = meant[spelling] { return "\(service) does not know “\(name)” here. \(sentence)" }
        if let near = Spelling.nearest(to: name, among: keys), others == .reported || KeySpelling.isNear(name, near) {
            return "\(service) does not know “\(name)” here. Did you mean “\(near)”?"
        }
        return others == .reported ? unknown(name) : nil
    }

    private func unknown(_ name: String) -> String { "\(service) does not know “\(name)” here." }
}
