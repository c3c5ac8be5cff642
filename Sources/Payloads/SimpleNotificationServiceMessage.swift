import SourceTree

/// A message for Amazon SNS with `MessageStructure: json`: each platform's payload is JSON inside a string.
///
/// Source: Amazon, "Sending platform-specific payloads to mobile devices".
struct SimpleNotificationServiceMessage: Envelope {
    let name = "sns"

    private static let platforms: [(key: StaticString, pushType: PushType?)] = [
        ("APNS", nil), ("APNS_SANDBOX", nil), ("APNS_VOIP", .voip), ("APNS_VOIP_SANDBOX", .voip), ("APNS_MDM", .mdm),
    ]

    func contents(of document: Node) -> EnvelopeContents? {
        guard document.kind == .object, document["aps"] == nil else { return nil }
        return contents(of: document, attributes: Headers())
    }

    /// - Parameter attributes: the headers that the call around the message asks for.
    func contents(of document: Node, attributes: Headers) -> EnvelopeContents? {
        var contents = EnvelopeContents(name, document)
        var isEnvelope = false
        for (key, pushType) in SimpleNotificationServiceMessage.platforms {
            guard let host = document[key] else { continue }
            isEnvelope = true
            let root = host.kind == .object ? host : contents.parse(host)
            // A body whose aps is no object was encoded once too often; a rule on the envelope says so.
            guard let root, root.kind == .object, root["aps"].map({ $0.kind == .object }) ?? true else { continue }
            contents.carry(root, attributes.filled(from: SimpleNotificationServiceMessage.headers(pushType)))
        }
        return isEnvelope ? contents : nil
    }

    private static func headers(_ pushType: PushType?) -> Headers {
        var headers = Headers()
        if let pushType {
            headers.set(Headers.Header(name: "apns-push-type", value: pushType.rawValue, origin: "APNS_VOIP"))
        }
        return headers
    }
}
