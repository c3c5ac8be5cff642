import SourceTree

/// A template for Azure Notification Hubs: a payload with `$(name)` and `#(name)`, which the hub fills in for each
/// device.
///
/// Source: Microsoft, "Templates", template expression language.
struct AzureTemplate: Envelope {
    let name = "azure"

    func contents(of document: Node) -> EnvelopeContents? {
        guard document.kind == .object, let aps = document["aps"], aps.kind == .object, holdsExpression(aps) else {
            return nil
        }
        return EnvelopeContents(name, document, payloads: [(document, Headers())])
    }

    private func holdsExpression(_ node: Node) -> Bool {
        let range = node.range
        return node.tree.source.bytes.withUnsafeBufferPointer { bytes in
            var index = range.lowerBound + 1
            while index < range.upperBound {
                if bytes[index] == UInt8(ascii: "("),
                    bytes[index - 1] == UInt8(ascii: "$") || bytes[index - 1] == UInt8(ascii: "#")
                {
                    return true
                }
                index += 1
            }
            return false
        }
    }
}
