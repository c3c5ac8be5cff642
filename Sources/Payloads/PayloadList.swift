import SourceTree

/// An array of payloads or of envelopes, each of any form; it may be the value of `messages`, as where several messages
/// go into one request.
struct PayloadList: Envelope {
    let name = "list"

    func contents(of document: Node) -> EnvelopeContents? {
        guard let list = document.kind == .array ? document : document["messages"], list.kind == .array else {
            return nil
        }
        var contents = EnvelopeContents(name, document)
        for element in list.elements {
            if let inner = Envelopes.contents(ofElement: element) {
                contents.add(inner)
            } else {
                contents.strangers.append(element)
            }
        }
        return contents.documents.count > 1 ? contents : nil
    }
}
