import SourceTree

/// A notification for Apple's devices as the SDKs of Azure Notification Hubs take it: the payload under `body`, as an
/// object or as JSON inside a string, and its headers beside it.
///
/// Source: Microsoft, JavaScript SDK, `AppleNotification`.
struct AzureNotification: Envelope {
    let name = "azure"

    func contents(of document: Node) -> EnvelopeContents? {
        guard document.kind == .object, document["aps"] == nil, let body = document["body"],
            let platform = document["platform"] ?? document["kind"],
            ["apns", "apple", "Apple"].contains(where: { platform.equals($0) })
        else { return nil }
        var contents = EnvelopeContents(name, document)
        if let text = body.string, !text.hasPrefix("{") { return nil }
        if let root = body.kind == .object ? body : contents.parse(body), root["aps"] != nil {
            contents.carry(root, Headers(document["headers"]))
        }
        return contents.payloads.isEmpty && contents.faults.isEmpty ? nil : contents
    }
}
