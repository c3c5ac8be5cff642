import SourceTree

/// A message for OneSignal, which makes a payload from it; its texts are maps by language.
///
/// Source: OneSignal, "Push notification", create message.
struct OneSignalMessage: Envelope {
    let name = "onesignal"

    private static let texts: [StaticString] = ["contents", "headings", "subtitle"]
    private static let recipients: [StaticString] = [
        "included_segments", "include_subscription_ids", "include_player_ids", "include_aliases",
        "include_external_user_ids", "include_ios_tokens", "target_channel", "filters",
    ]

    func contents(of document: Node) -> EnvelopeContents? {
        guard document.kind == .object, document["aps"] == nil else { return nil }
        let hasTexts = OneSignalMessage.texts.contains { document.member($0)?.value.kind == .object }
        let hasRecipients = OneSignalMessage.recipients.contains { document.member($0) != nil }
        let isApp = document["app_id"]?.kind == .string
        guard hasTexts && (isApp || hasRecipients) || isApp && hasRecipients else { return nil }
        return EnvelopeContents(name, document)
    }
}
