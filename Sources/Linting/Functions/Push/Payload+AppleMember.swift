import Payloads
import SourceTree

extension Payload {
    /// The member that Apple names so. Firebase's Admin SDKs take the name in camel case as well and write Apple's own.
    package func appleMember(_ key: String, of object: Node) -> Member? {
        if let member = object.member(key) { return member }
        return takesCamelCase ? object.member(KeySpelling.camelCase(key)) : nil
    }

    /// Whether `mutableContent` and the like are right names.
    var takesCamelCase: Bool { envelope == "fcm-admin" }
}
