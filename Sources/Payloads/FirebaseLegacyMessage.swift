import SourceTree

/// A message of Firebase's and Google's older HTTP interface, which FCM itself maps to a payload: nothing in it is one.
/// Localisation keys are written with underscores, and their arguments as a JSON array inside a string.
///
/// Source: Google, "Firebase Cloud Messaging HTTP protocol", downstream messages (shut down in 2024).
struct FirebaseLegacyMessage: Envelope {
    let name = "fcm-legacy"

    private static let ownFields: [StaticString] = [
        "registration_ids", "priority", "content_available", "mutable_content", "collapse_key", "time_to_live",
        "dry_run", "restricted_package_name",
    ]

    func contents(of document: Node) -> EnvelopeContents? {
        guard document.kind == .object, document["aps"] == nil, isAddressed(document) else { return nil }
        let hasOwnField = FirebaseLegacyMessage.ownFields.contains { document.member($0) != nil }
        if let notification = document["notification"] {
            let isKnown = ["title", "body", "title_loc_key", "body_loc_key"].contains { notification.member($0) != nil }
            return isKnown || hasOwnField ? EnvelopeContents(name, document) : nil
        }
        return document["data"]?.kind == .object && hasOwnField ? EnvelopeContents(name, document) : nil
    }

    private func isAddressed(_ document: Node) -> Bool {
        if document["registration_ids"]?.kind == .array { return true }
        guard let target = document["to"]?.string ?? document["condition"]?.string else { return false }
        return !target.utf8.contains(UInt8(ascii: "@")) && !target.utf8.contains(UInt8(ascii: "["))
    }
}
