import SourceTree

/// The request's body itself: an object with `aps`, or one of the bodies that Apple defines without it.
struct BarePayload: Envelope {
    let name = "payload"

    func contents(of document: Node) -> EnvelopeContents? {
        guard document.kind == .object, document["aps"] != nil else { return nil }
        return EnvelopeContents(name, document, payloads: [(document, Headers())])
    }
}
