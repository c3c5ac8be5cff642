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
        var headers = Headers()
        if let pushType {
            headers.set(Headers.Header(name: "apns-push-type", value: pushType.rawValue, origin: "APNS_VOIP"))
        }
        guard let (bytes, embedding) = Embedding.text(of: host) else {
            let message = "SNS takes the payload as JSON inside a string; this is \(host.kind.described)."
            contents.misfits.append((message, host))
            if host.kind == .object {
                contents.payloads.append(CarriedPayload(root: host, headers: headers, envelope: name))
            }
            return
        }
        do {
            let tree = try JSONParser.parse(Source(name: host.tree.file.name, bytes: bytes)).embedded(embedding)
            guard tree.root.kind == .object else {
                let message = "A payload is an object; inside this string is \(tree.root.kind.described)."
                return contents.misfits.append((message, host))
            }
            contents.payloads.append(CarriedPayload(root: tree.root, headers: headers, envelope: name))
        } catch {
            contents.faults.append((error, host))
        }
    }
}
