import Payloads
import SourceTree

/// Whether a push that counts on a notification service extension starts it.
///
/// iOS runs the extension only for a push with the number 1 at `/aps/mutable-content` that shows an alert (Apple,
/// "Modifying content in newly delivered notifications"). Options: `mediaKeys`, keys beside `aps` that hold the address
/// of a picture, film or sound, which only an extension can fetch.
struct MutableContentFunction: RuleFunction {
    static let name = "mutableContent"

    private let mediaKeys: Set<String>
    private let mediaFilter: KeySpellingFilter

    init(options: inout OptionReader) {
        mediaKeys = Set((options.strings("mediaKeys") ?? []).map { KeySpelling.folded($0) })
        mediaFilter = KeySpellingFilter(mediaKeys)
    }

    func check(_ subject: Subject, in context: LintContext, report: (Problem) -> Void) {
        guard let root = subject.value, let aps = root["aps"], aps.kind == .object, context.payload.isAlertPush else {
            return
        }
        if let flag = context.payload.appleMember("mutable-content", of: aps) {
            check(flag, aps, context, report)
        } else if let lookalike = aps.members.first(where: { KeySpelling.isSpelling($0.key, of: "mutablecontent") }) {
            report(
                Problem(
                    "The notification service extension does not run: iOS reads “mutable-content”, not "
                        + "“\(lookalike.name)”. Write \"mutable-content\": 1.", at: lookalike.key, severity: .error,
                    fix: fix(renaming: lookalike, context)))
        } else if let lost = root.members.first(where: { KeySpelling.isSpelling($0.key, of: "mutablecontent") }),
            !context.settings.customKeys.contains(lost.name)
        {
            report(
                Problem(
                    "The notification service extension does not run: “\(lost.name)” stands beside aps; iOS reads it "
                        + "inside aps only.", at: lost.key, fix: fix(moving: lost, into: aps, context)))
        } else if let reason = reasonForExtension(root, context) {
            checkMissing(aps, reason, context, report)
        }
    }

    // MARK: The flag is there

    private func check(_ flag: Member, _ aps: Node, _ context: LintContext, _ report: (Problem) -> Void) {
        let value = flag.value
        if context.holdsPlaceholder(value) { return }
        if value.integer == 1 || (value.boolean == true && context.payload.takesCamelCase) {
            return checkAlert(flag, context, report)
        }
        if value.boolean == true {
            return report(
                Problem(
                    "Apple asks for the number 1 here; true is not documented and some servers drop it.", at: value,
                    severity: .warning, fix: fix(value, context)))
        }
        if value.integer == 0 || value.boolean == false {
            guard let reason = reasonForExtension(context.payload.root, context) else { return }
            return report(
                Problem(
                    "mutable-content is off, so the notification service extension does not run, but \(reason.words). "
                        + "Set it to the number 1.", at: value, severity: reason.severity, related: reason.related))
        }
        report(
            Problem(
                "mutable-content must be the number 1; with \(value.quoted) the notification service extension does not "
                    + "run.", at: value, severity: .error, fix: fix(value, context)))
    }

    private func checkAlert(_ flag: Member, _ context: LintContext, _ report: (Problem) -> Void) {
        let alert = context.alert
        if alert.isVisible || context.payload.root["aps"]?.holdsTemplateTags ?? false { return }
        let place = alert.member?.value ?? flag.key
        report(
            Problem(
                "mutable-content does nothing here: the notification service extension runs only for a push that shows "
                    + "something, and this one has \(alert.member == nil ? "no alert" : "an empty alert").",
                at: place, severity: .warning))
    }

    // MARK: Fixes

    private func fix(_ value: Node, _ context: LintContext) -> Fix? {
        AppleFlag.rightValue(of: "mutable-content", written: value, in: context.payload).flatMap {
            Fix.writing($0, inPlaceOf: value, title: "Write the number 1")
        }
    }

    private func fix(renaming member: Member, _ context: LintContext) -> Fix? {
        let value = AppleFlag.rightValue(of: "mutable-content", written: member.value, in: context.payload)
        return Fix.renaming(member, to: "mutable-content", value: value, title: "Write “mutable-content”")
    }

    private func fix(moving member: Member, into aps: Node, _ context: LintContext) -> Fix? {
        let value = AppleFlag.rightValue(of: "mutable-content", written: member.value, in: context.payload)
        let moved = MovedMember(
            member: member, origin: context.payload.root,
            name: member.key.equals("mutable-content") ? nil : "mutable-content", value: value)
        return Fix.moving(moved, into: aps, title: "Move “mutable-content” into aps")
    }

    // MARK: The flag is missing

    private struct Reason {
        let words: String
        let severity: Severity
        var related: [Problem.Related] = []
        /// Whether the payload has texts to be shown, so that it is meant to show something even without an alert.
        var isForTexts = false
    }

    private func checkMissing(
        _ aps: Node, _ reason: Reason, _ context: LintContext, _ report: (Problem) -> Void
    ) {
        guard !aps.holdsTemplateTags, context.alert.isThere || reason.isForTexts else { return }
        report(
            Problem(
                "aps has no \"mutable-content\": 1, so the notification service extension does not run, but "
                    + "\(reason.words).", at: context.payload.root.member("aps")?.key ?? aps,
                severity: reason.severity, related: reason.related))
    }

    /// Why this push counts on an extension; nil when nothing says so.
    private func reasonForExtension(_ root: Node, _ context: LintContext) -> Reason? {
        if let map = context.languageMaps.first(where: { !$0.isPlain }) {
            return Reason(
                words: "only the extension can choose from the texts in “\(map.name)”", severity: map.severity,
                related: [Problem.Related("The texts of all languages.", at: Spot(map.key))], isForTexts: true)
        }
        // An app without an extension fetches by itself, or not at all.
        if context.settings.hasServiceExtension == false { return nil }
        if let media = root.members.first(where: { isMedia($0) }) {
            return Reason(
                words: "only the extension can fetch what “\(media.name)” points to",
                severity: context.settings.hasServiceExtension == true ? .error : .warning,
                related: [Problem.Related("What only the extension can fetch.", at: Spot(media.key))])
        }
        if context.settings.hasServiceExtension == true {
            return Reason(words: "the configuration says that the app has one (serviceExtension)", severity: .warning)
        }
        return nil
    }

    private func isMedia(_ member: Member) -> Bool {
        guard mediaFilter.mayKnow(member.key), mediaKeys.contains(KeySpelling.folded(member.name)) else {
            return false
        }
        return member.value.kind == .string && member.value.passes(WebAddressTest())
    }

    /// Whether a text starts as an address on the web does.
    private struct WebAddressTest: TextTest {
        func holds(for text: UnsafeBufferPointer<UInt8>) -> Bool {
            text.starts(with: "https://".utf8) || text.starts(with: "http://".utf8)
        }
    }
}
