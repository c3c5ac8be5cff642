import Linting
import Payloads
import SourceTree

/// Whether a payload shows a notification at all.
enum Visibility {
    /// Why nothing is shown; nil when something may be.
    static func hiddenReason(_ payload: Payload, hasAlertText: Bool, hasMap: Bool) -> String? {
        if let type = payload.pushType, let reason = reason(for: type, payload) { return reason }
        if hasAlertText { return nil }
        guard let aps = payload.root["aps"] else { return "The payload has no aps, and so no alert." }
        if aps.holdsTemplateTags { return "What the template puts into aps is not known." }
        let also = hasMap ? " The texts of its languages are not shown: without an alert no extension runs." : ""
        if aps["alert"] != nil { return "The alert has no text: nothing is shown." + also }
        let effects = [("badge", "sets the badge"), ("sound", "plays a sound")].filter { aps[$0.0] != nil }.map(\.1)
        if payload.pushType == .liveactivity { return "It updates a Live Activity without an alert." }
        if effects.isEmpty { return "It has no alert: nothing is shown." + also }
        return "It \(effects.joined(separator: " and ")) and shows no text." + also
    }

    /// What a push of a type does in place of showing a notification (Apple, "Sending notification requests to APNs").
    private static func reason(for type: PushType, _ payload: Payload) -> String? {
        switch type {
        case .alert, .liveactivity: return nil
        case .background:
            return payload.root["aps"]?["alert"] == nil
                ? "A background push wakes the app and shows nothing."
                : "It is sent as a background push, which shows nothing; the alert in it is not what that type is for."
        case .voip: return "A VoIP push goes to the app, which reports a call; the system shows no text of the payload."
        case .complication: return "The push goes to the watch app's complication and shows no notification."
        case .fileprovider: return "The push goes to the app's File Provider extension and shows nothing."
        case .mdm: return "The push makes the device ask its management server and shows nothing."
        case .location: return "The push goes to the app's location extension and shows nothing."
        case .pushtotalk: return "The push goes to the app's Push to Talk channel and shows no text of the payload."
        case .widgets: return "The push makes widgets load their content anew and shows no notification."
        case .controls: return "The push makes controls load their value anew and shows no notification."
        case .nowplaying: return "The push updates what is said to be playing and shows no notification."
        }
    }
}
