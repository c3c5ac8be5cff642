import SourceTree

/// A request to Braze's messaging endpoints with a message for Apple's devices, from which Braze makes a payload.
///
/// Source: Braze, "Apple push object".
struct BrazeMessage: Envelope {
    let name = "braze"

    func contents(of document: Node) -> EnvelopeContents? {
        guard document.kind == .object, document["messages"]?["apple_push"] != nil else { return nil }
        return EnvelopeContents(name, document)
    }
}
