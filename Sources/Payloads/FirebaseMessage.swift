import SourceTree

/// A message of Firebase Cloud Messaging's HTTP v1 API: the payload stands at `/message/apns/payload`.
///
/// Source: Google, "REST Resource: projects.messages", ApnsConfig.
struct FirebaseMessage: Envelope {
    let name = "fcm"

    func contents(of document: Node) -> EnvelopeContents? {
        guard let apns = document["message"]?["apns"] else { return nil }
        return FirebaseMessage.contents(of: apns, envelope: name)
    }

    static func contents(of apns: Node, envelope: String) -> EnvelopeContents? {
        guard let payload = apns["payload"], payload.kind == .object else { return nil }
        let carried = CarriedPayload(root: payload, headers: Headers(apns["headers"]), envelope: envelope)
        return EnvelopeContents(payloads: [carried])
    }
}
