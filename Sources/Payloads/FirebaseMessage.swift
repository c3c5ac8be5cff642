import SourceTree

/// A message of Firebase Cloud Messaging's HTTP v1 API: the payload stands at `/message/apns/payload`.
///
/// Source: Google, "REST Resource: projects.messages", ApnsConfig.
struct FirebaseMessage: Envelope {
    let name = "fcm"

    func contents(of document: Node) -> EnvelopeContents? {
        guard let message = document["message"] else { return nil }
        return FirebaseMessage.contents(of: message, envelope: name)
    }

    static func contents(of message: Node, envelope: String) -> EnvelopeContents? {
        guard let apns = message["apns"], let payload = apns["payload"], payload.kind == .object else { return nil }
        let carried = CarriedPayload(
            root: payload, headers: Headers(apns["headers"]), envelope: envelope, hasOwnText: hasText(message))
        return EnvelopeContents(payloads: [carried])
    }

    /// FCM writes `notification` into `aps.alert`, unless the payload has an alert.
    private static func hasText(_ message: Node) -> Bool {
        guard let notification = message["notification"] else { return false }
        return ["title", "body"].contains { key in notification[key]?.string.map { !$0.isEmpty } ?? false }
    }
}
