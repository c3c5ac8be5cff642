import SourceTree

/// A pusher of Matrix, or a request to its push gateway Sygnal: the payload stands under `default_payload`, and the
/// gateway adds to it.
///
/// Source: Sygnal, `apnspushkin.py`; Matrix, "Push Gateway API".
struct SygnalPusher: Envelope {
    let name = "sygnal"

    func contents(of document: Node) -> EnvelopeContents? {
        guard document.kind == .object, document["aps"] == nil else { return nil }
        let data = pushers(in: document).compactMap { $0["data"] }.filter { $0["default_payload"] != nil }
        guard !data.isEmpty else { return nil }
        let payloads = data.compactMap { $0["default_payload"] }.filter { $0.kind == .object }
        return EnvelopeContents(name, document, payloads: payloads.map { ($0, Headers()) })
    }

    private func pushers(in document: Node) -> [Node] {
        if let devices = document["notification"]?["devices"] { return Array(devices.elements) }
        return [document]
    }
}
