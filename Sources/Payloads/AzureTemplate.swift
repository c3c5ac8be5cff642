import SourceTree

/// A template for Azure Notification Hubs: a payload with `$(name)` and `#(name)`, which the hub fills in for each
/// device.
///
/// Source: Microsoft, "Templates", template expression language.
struct AzureTemplate: Envelope {
    let name = "azure"

    func contents(of document: Node) -> EnvelopeContents? {
        guard document.kind == .object, let aps = document["aps"], aps.kind == .object, aps.passes(opensExpression)
        else {
            return nil
        }
        return EnvelopeContents(name, document, payloads: [(document, Headers())])
    }

    /// Whether an expression opens in a text.
    private let opensExpression = PairTest(endingWith: [UInt8(ascii: "(")]) { first, _ in
        first == UInt8(ascii: "$") || first == UInt8(ascii: "#")
    }
}
