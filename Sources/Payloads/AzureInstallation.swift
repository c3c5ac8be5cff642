import SourceTree

/// An installation for Azure Notification Hubs: each of its templates has a payload as JSON inside the string `body`.
///
/// Source: Microsoft, Notification Hubs REST API, "Create or overwrite an installation".
struct AzureInstallation: Envelope {
    let name = "azure"

    func contents(of document: Node) -> EnvelopeContents? {
        guard document.kind == .object, let templates = document["templates"], templates.kind == .object,
            document["installationId"] != nil || document["pushChannel"] != nil,
            document["platform"].map({ $0.equals("apns") }) ?? true
        else { return nil }
        var contents = EnvelopeContents(name, document)
        for template in templates.members {
            guard let host = template.value["body"], let root = contents.parse(host), root.kind == .object else {
                continue
            }
            contents.carry(root, Headers(template.value["headers"]))
        }
        return contents
    }
}
