import SourceTree

/// A message of Firebase Cloud Messaging's HTTP v1 API: the payload stands at `/message/apns/payload`, if there is one.
///
/// Source: Google, "REST Resource: projects.messages", Message and ApnsConfig.
struct FirebaseMessage: Envelope {
    let name = "fcm"

    private static let fields: [StaticString] = ["token", "topic", "condition", "notification", "apns", "android"]

    func contents(of document: Node) -> EnvelopeContents? {
        guard document["aps"] == nil, let message = document["message"], message.kind == .object,
            FirebaseMessage.fields.contains(where: { message.member($0) != nil })
        else { return nil }
        return FirebaseMessage.contents(of: message, in: document, envelope: name)
    }

    /// - Parameter message: the object with `apns`, which the Admin SDKs take without another around it.
    static func contents(of message: Node, in document: Node, envelope: String) -> EnvelopeContents {
        var contents = EnvelopeContents(envelope, document)
        if let apns = message["apns"], let payload = apns["payload"], payload.kind == .object {
            contents.payloads = [
                CarriedPayload(
                    root: payload, headers: Headers(apns["headers"]), envelope: envelope, hasOwnText: hasText(message))
            ]
        }
        return contents
    }

    /// FCM writes `notification` into `aps.alert`, unless the payload has an alert.
    private static func hasText(_ message: Node) -> Bool {
        guard let notification = message["notification"] else { return false }
        return ["title", "body"].contains { key in notification[key]?.string.map { !$0.isEmpty } ?? false }
    }
}
