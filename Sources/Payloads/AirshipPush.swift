import SourceTree

/// A push for Airship, which makes a payload from `notification.ios` and the rest.
///
/// Source: Airship, API reference, "Push object".
struct AirshipPush: Envelope {
    let name = "airship"

    func contents(of document: Node) -> EnvelopeContents? {
        guard document.kind == .object, document["notification"] != nil, document["device_types"] != nil,
            document["audience"] != nil || document["notification"]?["ios"] != nil
        else { return nil }
        return EnvelopeContents(name, document)
    }
}
