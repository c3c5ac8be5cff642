import Payloads
import SourceTree
import StringTables

/// Whether a push has a text for the case that nothing else provides one: when the extension fails or has no
/// translation, the alert in `aps` is what the user sees.
struct DefaultAlertFunction: RuleFunction {
    static let name = "defaultAlert"
    static let usesStringTables = true

    init(options: inout OptionReader) {}

    func needsStringTables(for payload: Payload, settings: Settings) -> Bool {
        let alert = AlertContent(payload)
        return payload.isAlertPush && !alert.hasTitleOrBody && !alert.titleAndBodyKeys.isEmpty
    }

    func check(_ subject: Subject, in context: LintContext, report: (Problem) -> Void) {
        guard let root = subject.value, let aps = root["aps"], aps.kind == .object, context.payload.isAlertPush,
            !aps.holdsTemplateTags
        else { return }
        let alert = context.alert
        let map = context.languageMaps.first { !$0.isPlain }
        if let member = alert.member {
            check(member, alert, map, context, report)
        } else if let map, !alert.isThere {
            report(
                Problem(
                    "aps has no alert. When the extension does not run or “\(map.name)” lacks the user's language, "
                        + "nothing is shown; give a default title and body.",
                    at: root.member("aps")?.key ?? aps, severity: map.severity,
                    related: [Problem.Related("The texts of all languages.", at: Spot(map.key))]))
        }
    }

    private func check(
        _ member: Member, _ alert: AlertContent, _ map: LanguageMap?, _ context: LintContext,
        _ report: (Problem) -> Void
    ) {
        if alert.hasTitleOrBody { return }
        if !alert.titleAndBodyKeys.isEmpty { return checkTables(for: alert.titleAndBodyKeys, context, report) }
        guard [.string, .object, .null].contains(member.value.kind) else {
            let kind = member.value.kind.described
            return report(
                Problem(
                    "“alert” is a text or an object with a body; this is \(kind), so that nothing is shown.",
                    at: member.value, severity: .error))
        }
        if alert.isVisible {
            return report(
                Problem(
                    "The alert has a subtitle only; give it a body or a title to fall back on.", at: member.value,
                    severity: .warning))
        }
        let isWakeUp = context.payload.root["aps"]?.member("content-available") != nil && map == nil
        report(
            Problem(
                isWakeUp
                    ? "The alert is empty. A push that shall only wake the app has no alert at all."
                    : "The alert is empty: nothing is shown. Give it a body, a title or a loc-key.",
                at: member.value, severity: isWakeUp ? .warning : .error))
    }

    /// An alert of keys alone has a text only if the tables have one of them.
    private func checkTables(for keys: [Node], _ context: LintContext, _ report: (Problem) -> Void) {
        guard let strings = context.strings, strings.hasPushTable, let first = keys.first,
            !keys.contains(where: { context.holdsPlaceholder($0) || context.answer(to: .isThere, about: $0) == 1 })
        else { return }
        let names = keys.map(\.quoted).joined(separator: " nor ")
        report(
            Problem(
                "The alert has no text of its own, and no string table has \(names). Give it a body or a title to fall "
                    + "back on, or a key that the tables have.", at: first, severity: .error))
    }
}
