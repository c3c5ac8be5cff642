import SourceTree

/// The forms that are known. The first one that fits a document is taken, so the more particular ones come first.
public enum Envelopes {
    public static let all: [any Envelope] = [
        SimulatorPayload(), BarePayload(), RequestFile(), FirebaseMessage(), FirebaseAdminMessage(),
        SimpleNotificationServiceMessage(), PayloadList(),
    ]

    /// What a document carries; nil when no payload was found in it.
    public static func contents(of document: Node) -> EnvelopeContents? {
        for envelope in all {
            if let contents = envelope.contents(of: document) { return contents }
        }
        return nil
    }
}
