import SourceTree

/// A push for Parse Server, which makes a payload from the keys under `data`.
///
/// Source: Parse, "Push notifications", REST guide.
struct ParsePush: Envelope {
    let name = "parse"

    private static let fields = [
        "where", "channels", "channel", "data", "push_time", "expiration_time", "expiration_interval", "query", "type",
    ]

    func contents(of document: Node) -> EnvelopeContents? {
        guard document.kind == .object, let data = document["data"], data.kind == .object, data["aps"] == nil,
            let alert = data["alert"], alert.kind == .string || alert.kind == .object,
            document["where"]?.kind == .object || document["channels"]?.kind == .array
                || document.members.allSatisfy({ ParsePush.fields.contains($0.name) })
        else { return nil }
        return EnvelopeContents(name, document)
    }
}
