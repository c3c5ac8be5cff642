import SourceTree

/// A message as Firebase's Admin SDKs take it, without the `message` around it. There `mutableContent: true` and the
/// other names in camel case are right: the SDK writes Apple's own.
///
/// Source: firebase-admin-node, `src/messaging/messaging-internal.ts`.
struct FirebaseAdminMessage: Envelope {
    let name = "fcm-admin"

    func contents(of document: Node) -> EnvelopeContents? {
        guard document.kind == .object, document["aps"] == nil, document["message"] == nil, isMessage(document) else {
            return nil
        }
        return FirebaseMessage.contents(of: document, in: document, envelope: name)
    }

    private static let fields = [
        "token", "tokens", "topic", "condition", "data", "notification", "android", "webpush", "apns", "fcmOptions",
    ]

    /// With Apple's part anything else may stand beside it; without, each field must be one of the SDKs', and a text
    /// must go to somebody.
    private func isMessage(_ document: Node) -> Bool {
        if let apns = document["apns"] { return apns["payload"] != nil || apns["headers"] != nil }
        guard let notification = document["notification"], notification["title"] != nil || notification["body"] != nil
        else { return false }
        return ["token", "tokens", "topic", "condition"].contains { document.member($0) != nil }
            && document.members.allSatisfy { FirebaseAdminMessage.fields.contains($0.name) }
    }
}
