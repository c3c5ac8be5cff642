/// The values of the `apns-push-type` header.
///
/// Source: Apple, "Sending notification requests to APNs", table of push types; `nowplaying` from "Publishing remote
/// media sessions".
public enum PushType: String, Sendable, CaseIterable {
    case alert, background, voip, complication, fileprovider, mdm, location, liveactivity, pushtotalk, widgets
    case controls, nowplaying

    /// The name as it stands in running text: “an alert”, “a voip”.
    public var withArticle: String {
        self == .alert ? "an alert" : "a \(rawValue)"
    }

    /// Whether the body may do without `aps`, since the system hands it to code of the app's or to a service of its own.
    public var bodyMayLackAps: Bool {
        switch self {
        case .voip, .complication, .fileprovider, .mdm, .location, .pushtotalk: true
        case .alert, .background, .liveactivity, .widgets, .controls, .nowplaying: false
        }
    }
}
