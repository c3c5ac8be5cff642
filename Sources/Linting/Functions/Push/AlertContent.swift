import Payloads
import SourceTree

/// What a payload's alert would show.
struct AlertContent {
    /// The alert, as a member of `aps`; nil when there is none.
    let member: Member?
    /// The values of `loc-key` and `title-loc-key`, and in a Live Activity of the `loc-key` in title and body.
    let titleAndBodyKeys: [Node]
    private let subtitleKeys: [Node]
    /// Whether the envelope gives an alert to a payload that has none.
    private let hasEnvelopeText: Bool

    init(_ payload: Payload) {
        hasEnvelopeText = payload.hasEnvelopeText
        member = payload.root["aps"]?.member("alert")
        guard let alert = member?.value, alert.kind == .object else {
            (titleAndBodyKeys, subtitleKeys) = ([], [])
            return
        }
        let nested = ["title", "body"].compactMap { alert[$0] }.compactMap {
            AlertContent.key("loc-key", of: $0, payload)
        }
        let flat = ["loc-key", "title-loc-key"].compactMap { AlertContent.key($0, of: alert, payload) }
        titleAndBodyKeys = flat + nested
        subtitleKeys = AlertContent.key("subtitle-loc-key", of: alert, payload).map { [$0] } ?? []
    }

    private static func key(_ name: String, of object: Node, _ payload: Payload) -> Node? {
        payload.appleMember(name, of: object).flatMap { $0.value.string.map { !$0.isEmpty } ?? false ? $0.value : nil }
    }

    /// A text that is shown as it is: the string itself, or the body, title or subtitle.
    var hasText: Bool { hasText(under: ["body", "title", "subtitle"]) }

    /// A title or a body, as a fallback ought to have.
    var hasTitleOrBody: Bool { hasText(under: ["body", "title"]) }

    /// The values of the localisation keys that are there.
    var localizationKeys: [Node] { titleAndBodyKeys + subtitleKeys }

    /// Whether anything would appear on the screen.
    var isVisible: Bool { hasText || !localizationKeys.isEmpty }

    /// Whether there is an alert at all, be it the envelope's.
    var isThere: Bool { member != nil || hasEnvelopeText }

    private func hasText(under keys: [String]) -> Bool {
        guard let value = member?.value else { return hasEnvelopeText }
        if value.kind == .string { return AlertContent.isText(value) }
        return keys.contains { key in
            value[key].map { AlertContent.isText($0) || $0.kind == .object } ?? false
        }
    }

    private static func isText(_ value: Node) -> Bool {
        value.string.map { $0.unicodeScalars.contains { !$0.properties.isWhitespace } } ?? false
    }
}
