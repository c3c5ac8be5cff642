import SourceTree

/// A message for Expo's push service, which makes a payload from it.
///
/// Source: Expo, "Send notifications with the Expo Push Service", message request format.
struct ExpoMessage: Envelope {
    let name = "expo"

    func contents(of document: Node) -> EnvelopeContents? {
        guard document.kind == .object, let recipients = document["to"] else { return nil }
        let tokens = recipients.kind == .array ? Array(recipients.elements.prefix(1)) : [recipients]
        guard tokens.contains(where: { isToken($0) }) else { return nil }
        return EnvelopeContents(name, document)
    }

    private func isToken(_ value: Node) -> Bool {
        guard let text = value.string else { return false }
        return text.hasPrefix("ExponentPushToken[") || text.hasPrefix("ExpoPushToken[")
    }
}
