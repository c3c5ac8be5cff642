/// The values of the `apns-push-type` header.
///
/// Source: Apple, "Sending notification requests to APNs", table of push types; `nowplaying` from "Publishing remote
/// media sessions".
public enum PushType: String, Sendable, CaseIterable {
    case alert, background, voip, complication, fileprovider, mdm, location, liveactivity, pushtotalk, widgets
    case controls, nowplaying
}
