import SourceTree

/// A request to gorush: `notifications`, each for one platform, of which 1 is Apple's. gorush makes the payload and the
/// headers from their fields and drops the fields that it does not know.
///
/// Source: gorush, `notify/notification.go`.
struct GorushRequest: Envelope {
    let name = "gorush"

    func contents(of document: Node) -> EnvelopeContents? {
        guard document.kind == .object, let list = document["notifications"], list.kind == .array,
            list.elements.contains(where: { isNotification($0) })
        else { return nil }
        return EnvelopeContents(name, document)
    }

    private func isNotification(_ element: Node) -> Bool {
        guard let platform = element["platform"]?.integer, (1...3).contains(platform) else { return false }
        return ["tokens", "to", "topic", "message", "alert"].contains { element.member($0) != nil }
    }
}
