import SourceTree

/// The forms that are known. The first one that fits a document is taken, so the more particular ones come first.
public enum Envelopes {
    /// Every envelope, in the order in which they are tried.
    public static let all: [any Envelope] = [
        SimulatorPayload(), AzureTemplate(), BarePayload(), AzureNotification(), RequestFile(), FirebaseMessage(),
        FirebaseAdminMessage(),
        SimpleNotificationServicePublish(), SimpleNotificationServiceMessage(), AzureInstallation(),

        SygnalPusher(), BrazeMessage(), GorushRequest(), ExpoMessage(), AirshipPush(), OneSignalMessage(),
        FirebaseLegacyMessage(), ParsePush(), PayloadList(),
    ]

    /// What a document carries; nil when no payload was found in it.
    public static func contents(of document: Node) -> EnvelopeContents? {
        contents(of: document, among: all)
    }

    /// What a document carries that is said to be for this push type. For some types any object is a payload.
    public static func contents(of document: Node, statedAs pushType: PushType?) -> EnvelopeContents? {
        if let contents = contents(of: document) { return contents }
        guard document.kind == .object, document.count > 0, pushType?.bodyMayLackAps ?? false else { return nil }
        return BarePayload().contents(of: document, withHeaders: Headers())
    }

    /// What one of several documents carries; a list inside a list is no form.
    static func contents(ofElement document: Node) -> EnvelopeContents? {
        document.kind == .object ? contents(of: document, among: all.filter { !($0 is PayloadList) }) : nil
    }

    private static func contents(of document: Node, among envelopes: [any Envelope]) -> EnvelopeContents? {
        for envelope in envelopes {
            if let contents = envelope.contents(of: document) { return contents }
        }
        return nil
    }
}
