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
        return FirebaseMessage.contents(of: message, in: document, envelope: name)
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

    /// - Parameter message: the object with `apns`, which the Admin SDKs take without another around it.
    static func contents(of message: Node, in document: Node, envelope: String) -> EnvelopeContents {
        var contents = EnvelopeContents(envelope, document)
        guard let apns = message["apns"] else { return contents }
        // FCM sends Apple's headers without a payload too; there is a request to be judged, if not a body.
        if let root = [apns["payload"], apns["headers"]].compactMap({ $0 }).first(where: { $0.kind == .object }) {
            contents.payloads = [
                CarriedPayload(
                    root: root, headers: Headers(apns["headers"]), envelope: envelope, ownText: ownText(of: message))
            ]
        }
        return contents
    }

    /// FCM writes `notification` into `aps.alert`, unless the payload has an alert.
    private static func ownText(of message: Node) -> Node? {
        guard let notification = message["notification"] else { return nil }
        let hasText = ["title", "body"].contains { key in notification[key]?.string.map { !$0.isEmpty } ?? false }
        return hasText || notification.kind == .string && !notification.equals("") ? notification : nil
    }
}
