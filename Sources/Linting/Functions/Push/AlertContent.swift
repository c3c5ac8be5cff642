import SourceTree

/// What a payload's alert would show.
struct AlertContent {
    /// The alert, as a member of `aps`; nil when there is none.
    let member: Member?

    init(_ payload: Node) {
        member = payload["aps"]?.member("alert")
    }

    static let textKeys = ["body", "title", "subtitle"]
    static let localizationKeys = ["loc-key", "title-loc-key", "subtitle-loc-key"]

    /// A text that is shown as it is: the string itself, or the body, title or subtitle.
    var hasText: Bool {
        guard let value = member?.value else { return false }
        if value.kind == .string { return AlertContent.isText(value) }
        return AlertContent.textKeys.contains { key in
            value[key].map { AlertContent.isText($0) || $0.kind == .object } ?? false
        }
    }

    /// A title or a body, as a fallback ought to have.
    var hasTitleOrBody: Bool {
        guard let value = member?.value else { return false }
        if value.kind == .string { return AlertContent.isText(value) }
        return ["body", "title"].contains { key in
            value[key].map { AlertContent.isText($0) || $0.kind == .object } ?? false
        }
    }

    /// The values of the localisation keys that are there.
    var localizationKeys: [Node] {
        guard let value = member?.value, value.kind == .object else { return [] }
        return AlertContent.localizationKeys.compactMap { value[$0] }.filter { $0.string.map { !$0.isEmpty } ?? false }
    }

    /// Whether anything would appear on the screen.
    var isVisible: Bool { hasText || !localizationKeys.isEmpty }

    private static func isText(_ value: Node) -> Bool {
        value.string.map { $0.unicodeScalars.contains { !$0.properties.isWhitespace } } ?? false
    }
}
