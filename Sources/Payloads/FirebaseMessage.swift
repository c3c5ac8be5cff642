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
        return EnvelopeContents(name, document, payloads: FirebaseMessage.payloads(of: message["apns"]))
    }

    /// The payload of an ApnsConfig, if it has one.
    static func payloads(of apns: Node?) -> [(root: Node, headers: Headers)] {
        guard let payload = apns?["payload"], payload.kind == .object else { return [] }
        return [(payload, Headers(apns?["headers"]))]
    }
}
