import SourceTree

/// A message for Amazon SNS with `MessageStructure: json`: each platform's payload is JSON inside a string.
///
/// Source: Amazon, "Sending platform-specific payloads to mobile devices".
struct SimpleNotificationServiceMessage: Envelope {
    let name = "sns"

    private static let pushTypes: [(key: StaticString, pushType: PushType?)] = [
        ("APNS", nil), ("APNS_SANDBOX", nil), ("APNS_VOIP", .voip), ("APNS_VOIP_SANDBOX", .voip),
    ]

    func contents(of document: Node) -> EnvelopeContents? {
        guard document.kind == .object, document["aps"] == nil else { return nil }
        var contents = EnvelopeContents(name, document)
        var isEnvelope = false
        for (key, pushType) in SimpleNotificationServiceMessage.pushTypes {
            guard let host = document[key] else { continue }
            isEnvelope = true
            add(host, pushType, to: &contents)
        }
        return isEnvelope ? contents : nil
    }

    private func add(_ host: Node, _ pushType: PushType?, to contents: inout EnvelopeContents) {
        guard let (bytes, embedding) = Embedding.text(of: host) else { return }
        let source = Source(name: host.tree.file.name, bytes: bytes)
        do {
            let tree = try JSONParser.parse(source).embedded(embedding)
            guard tree.root.kind == .object else { return }
            var headers = Headers()
            if let pushType {
                headers.set(Headers.Header(name: "apns-push-type", value: pushType.rawValue, origin: "APNS_VOIP"))
            }
            contents.payloads.append(CarriedPayload(root: tree.root, headers: headers, envelope: name))
        } catch {
            contents.faults.append((error, host))
        }
    }
}
