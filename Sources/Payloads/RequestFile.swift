import SourceTree

/// A whole request to APNs in one file: `{"headers": {...}, "payload": {...}}`, or with `body` for the payload, which may
/// also be JSON inside a string.
struct RequestFile: Envelope {
    let name = "request"

    func contents(of document: Node) -> EnvelopeContents? {
        guard document.kind == .object, document["aps"] == nil, let host = document["payload"] ?? document["body"]
        else {
            return nil
        }
        let headers = Headers(document["headers"])
        var contents = EnvelopeContents(name, document)
        guard let payload = host.kind == .object ? host : body(in: host, headers, &contents) else {
            return contents.faults.isEmpty ? nil : contents
        }
        let statedType = PushTypeInference.stated(by: headers)?.pushType
        guard payload.kind == .object,
            payload["aps"] != nil || BarePayload.isBodyWithoutAps(payload) || statedType?.bodyMayLackAps ?? false
        else { return nil }
        contents.carry(payload, headers)
        return contents
    }

    /// The body in a string, where the headers say that this is a request to APNs.
    private func body(in host: Node, _ headers: Headers, _ contents: inout EnvelopeContents) -> Node? {
        guard host.kind == .string, headers.all.contains(where: { $0.name.lowercased().hasPrefix("apns-") }) else {
            return nil
        }
        return contents.parse(host)
    }
}
