import SourceTree

/// A message of Firebase Cloud Messaging's HTTP v1 API: the payload stands at `/message/apns/payload`, if there is one.
///
/// Source: Google, "REST Resource: projects.messages", Message and ApnsConfig.
struct FirebaseMessage: Envelope {
    let name = "fcm"

    func contents(of document: Node) -> EnvelopeContents? {
        guard document["aps"] == nil, let message = document["message"], FirebaseMessage.isMessage(message) else {
            return nil
        }
        return EnvelopeContents(name, document, payloads: FirebaseMessage.payloads(of: message["apns"]))
    }

    /// Whether an object called `message` is one of FCM's. Other systems have messages with a topic and data as well,
    /// so that those two words alone count only where all others are FCM's, too.
    private static func isMessage(_ message: Node) -> Bool {
        guard message.kind == .object else { return false }
        if message["apns"] != nil || message["android"] != nil || message["webpush"] != nil { return true }
        let hasTarget = ["token", "topic", "condition", "fid"].contains { message.member($0)?.value.kind == .string }
        if let notification = message["notification"] {
            return hasTarget || notification["title"] != nil || notification["body"] != nil
        }
        guard hasTarget, message["data"] != nil || message["fcm_options"] != nil else {
            return message["token"]?.kind == .string && message.members.contains { $0.value.kind == .object }
        }
        return message["token"] != nil || message.members.allSatisfy { plainFields.contains($0.name) }
    }

    private static let plainFields = ["name", "topic", "condition", "fid", "data", "fcm_options"]

    /// The payload of an ApnsConfig, if it has one.
    static func payloads(of apns: Node?) -> [(root: Node, headers: Headers)] {
        guard let payload = apns?["payload"], payload.kind == .object else { return [] }
        return [(payload, Headers(apns?["headers"]))]
    }
}
