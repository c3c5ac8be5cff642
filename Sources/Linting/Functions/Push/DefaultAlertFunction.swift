import Payloads
import SourceTree

/// Whether a push has a text for the case that nothing else provides one: when the extension fails or has no
/// translation, the alert in `aps` is what the user sees.
struct DefaultAlertFunction: RuleFunction {
    static let name = "defaultAlert"

    init(options: inout OptionReader) {}

    func check(_ subject: Subject, in context: LintContext, report: (Problem) -> Void) {
        guard let root = subject.value, let aps = root["aps"], aps.kind == .object, context.payload.isAlertPush else {
            return
        }
        let alert = AlertContent(root)
        let map = LanguageMap.all(in: root, settings: context.settings).first
        if let member = alert.member {
            check(member, alert, map, aps, report)
        } else if let map {
            report(
                Problem(
                    "aps has no alert. When the extension does not run or “\(map.name)” lacks the user's language, "
                        + "nothing is shown; give a default title and body.",
                    at: root.member("aps")?.key ?? aps, severity: .error,
                    related: [Problem.Related("The texts of all languages.", at: Spot(map.key))]))
        }
    }

    private func check(
        _ member: Member, _ alert: AlertContent, _ map: LanguageMap?, _ aps: Node, _ report: (Problem) -> Void
    ) {
        if alert.hasTitleOrBody || !alert.localizationKeys.isEmpty { return }
        // A wrong kind of alert is another rule's matter.
        guard [.string, .object, .null].contains(member.value.kind) else { return }
        if alert.hasText {
            return report(
                Problem(
                    "The alert has a subtitle only; give it a body or a title to fall back on.", at: member.value,
                    severity: .warning))
        }
        let isWakeUp = aps.member("content-available") != nil && map == nil
        report(
            Problem(
                isWakeUp
                    ? "The alert is empty. A push that shall only wake the app has no alert at all."
                    : "The alert is empty: nothing is shown. Give it a body, a title or a loc-key.",
                at: member.value, severity: isWakeUp ? .warning : .error))
    }
}
