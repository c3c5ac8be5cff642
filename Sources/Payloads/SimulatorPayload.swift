import SourceTree

/// A file for `xcrun simctl push` or for dropping on a Simulator: a payload that names its app beside `aps`.
///
/// Source: `xcrun simctl push --help`.
struct SimulatorPayload: Envelope {
    let name = "simulator"

    func contents(of document: Node) -> EnvelopeContents? {
        guard document.kind == .object, document["Simulator Target Bundle"] != nil, document["aps"] != nil else {
            return nil
        }
        return EnvelopeContents(name, document, payloads: [(document, Headers())])
    }
}
