import SourceTree

/// A whole request to APNs in one file: `{"headers": {...}, "payload": {...}}`, or with `body` for the payload.
struct RequestFile: Envelope {
    let name = "request"

    func contents(of document: Node) -> EnvelopeContents? {
        guard document.kind == .object, document["aps"] == nil, let payload = document["payload"] ?? document["body"],
            payload.kind == .object
        else { return nil }
        let headers = Headers(document["headers"])
        guard
            payload["aps"] != nil || BarePayload.isBodyWithoutAps(payload) || headers.pushType?.bodyMayLackAps ?? false
        else { return nil }
        return EnvelopeContents(name, document, payloads: [(payload, headers)])
    }
}
