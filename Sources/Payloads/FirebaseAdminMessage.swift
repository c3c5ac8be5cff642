import SourceTree

/// A message as Firebase's Admin SDKs take it, without the `message` around it. There `mutableContent: true` and the
/// other names in camel case are right: the SDK writes Apple's own.
///
/// Source: firebase-admin-node, `src/messaging/messaging-internal.ts`.
struct FirebaseAdminMessage: Envelope {
    let name = "fcm-admin"

    func contents(of document: Node) -> EnvelopeContents? {
        guard document["aps"] == nil, document["message"] == nil, let apns = document["apns"],
            apns["payload"] != nil || apns["headers"] != nil
        else { return nil }
        return FirebaseMessage.contents(of: document, in: document, envelope: name)
    }
}
