import SourceTree

/// An array of payloads or of envelopes, each of any form.
struct PayloadList: Envelope {
    let name = "list"

    func contents(of document: Node) -> EnvelopeContents? {
        guard document.kind == .array else { return nil }
        var contents = EnvelopeContents(name, document)
        for element in document.elements where element.kind == .object {
            if let inner = Envelopes.contents(of: element) { contents.add(inner) }
        }
        return contents.documents.count > 1 ? contents : nil
    }
}
