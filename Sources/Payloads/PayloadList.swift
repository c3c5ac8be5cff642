import SourceTree

/// An array of payloads or of envelopes, each of any form.
struct PayloadList: Envelope {
    let name = "list"

    func contents(of document: Node) -> EnvelopeContents? {
        guard document.kind == .array else { return nil }
        var contents = EnvelopeContents()
        var isEnvelope = false
        for element in document.elements where element.kind == .object {
            guard let inner = Envelopes.contents(of: element) else { continue }
            isEnvelope = true
            contents.payloads += inner.payloads
            contents.faults += inner.faults
            contents.misfits += inner.misfits
        }
        return isEnvelope ? contents : nil
    }
}
