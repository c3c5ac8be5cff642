import Payloads
import SourceTree

extension Payload {
    /// The member that Apple names so. Firebase's Admin SDKs take some names in camel case as well and write Apple's own.
    package func appleMember(_ key: String, of object: Node) -> Member? {
        if let member = object.member(key) { return member }
        return takesInCamelCase(key) ? object.member(KeySpelling.camelCase(key)) : nil
    }

    /// Whether `mutableContent: true` and the like are right.
    var takesCamelCase: Bool { envelope == "fcm-admin" }

    /// Whether the sender writes Apple's key where it finds the name in camel case. What the SDKs do not know, they send
    /// on as it is.
    func takesInCamelCase(_ key: String) -> Bool {
        takesCamelCase && Payload.keysOfFirebaseAdmin.contains(key)
    }

    /// Source: firebase-admin-node, `src/messaging/messaging-internal.ts`, `validateAps` and `validateApsAlert`.
    private static let keysOfFirebaseAdmin: Set<String> = [
        "content-available", "mutable-content", "thread-id", "title-loc-key", "title-loc-args", "subtitle-loc-key",
        "subtitle-loc-args", "loc-key", "loc-args", "launch-image", "action-loc-key",
    ]
}
