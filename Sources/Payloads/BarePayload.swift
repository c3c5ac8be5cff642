import SourceTree

/// The request's body itself: an object with `aps`, or one of the bodies that Apple defines without it.
struct BarePayload: Envelope {
    let name = "payload"

    func contents(of document: Node) -> EnvelopeContents? {
        guard document.kind == .object, document["aps"] != nil || BarePayload.isBodyWithoutAps(document) else {
            return nil
        }
        return contents(of: document, withHeaders: Headers())
    }

    /// An object that was said to be a payload.
    func contents(of document: Node, withHeaders headers: Headers) -> EnvelopeContents {
        EnvelopeContents(name, document, payloads: [(document, headers)])
    }

    /// What device management and file providers send, and nothing else: other files may have these keys too.
    static func isBodyWithoutAps(_ document: Node) -> Bool {
        let names = document.members.map(\.name)
        if names == ["mdm"] { return document["mdm"]?.kind == .string }
        return document["container-identifier"]?.kind == .string
            && names.allSatisfy { ["container-identifier", "domain"].contains($0) }
    }
}
