import Payloads
import SourceTree

/// What a payload's alert would show.
struct AlertContent {
    /// The alert, as a member of `aps`; nil when there is none.
    let member: Member?
    /// The values of `loc-key` and `title-loc-key`, and in a Live Activity of the `loc-key` in title and body.
    let titleAndBodyKeys: [Node]
    /// The values of the localisation keys that are there.
    let localizationKeys: [Node]
    /// Whether the envelope gives an alert to a payload that has none.
    private let hasEnvelopeText: Bool
    /// A text that is shown as it is: the string itself, or the body, title or subtitle.
    let hasText: Bool
    /// A title or a body, as a fallback ought to have.
    let hasTitleOrBody: Bool

    init(_ payload: Payload) {
        hasEnvelopeText = payload.hasEnvelopeText
        member = payload.root["aps"]?.member("alert")
        (hasTitleOrBody, hasText) = AlertContent.texts(in: member?.value, orElse: hasEnvelopeText)
        guard let alert = member?.value, alert.kind == .object else {
            (titleAndBodyKeys, localizationKeys) = ([], [])
            return
        }
        var keys: [Node] = []
        AlertContent.add("loc-key", of: alert, payload, to: &keys)
        AlertContent.add("title-loc-key", of: alert, payload, to: &keys)
        if let title = alert["title"] { AlertContent.add("loc-key", of: title, payload, to: &keys) }
        if let body = alert["body"] { AlertContent.add("loc-key", of: body, payload, to: &keys) }
        titleAndBodyKeys = keys
        AlertContent.add("subtitle-loc-key", of: alert, payload, to: &keys)
        localizationKeys = keys
    }

    private static func add(_ name: String, of object: Node, _ payload: Payload, to keys: inout [Node]) {
        guard let value = payload.appleMember(name, of: object)?.value, value.kind == .string, !value.equals("") else {
            return
        }
        keys.append(value)
    }

    /// Whether anything would appear on the screen.
    var isVisible: Bool { hasText || !localizationKeys.isEmpty }

    /// Whether there is an alert at all, be it the envelope's.
    var isThere: Bool { member != nil || hasEnvelopeText }

    private static func texts(in alert: Node?, orElse other: Bool) -> (titleOrBody: Bool, any: Bool) {
        guard let alert else { return (other, other) }
        if alert.kind == .string { return (isText(alert), isText(alert)) }
        let titleOrBody = isShown(alert["body"]) || isShown(alert["title"])
        return (titleOrBody, titleOrBody || isShown(alert["subtitle"]))
    }

    private static func isShown(_ value: Node?) -> Bool {
        value.map { isText($0) || $0.kind == .object } ?? false
    }

    private static func isText(_ value: Node) -> Bool { value.kind == .string && value.passes(VisibleTextTest()) }
}
