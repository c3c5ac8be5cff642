import Linting
import Payloads
import SourceTree

/// What a payload looks like on devices of some languages.
public struct PayloadPreview: Sendable {
    /// Where the payload stands.
    public let place: Place
    /// The file's path as it is shown.
    public var file: String { place.file }
    /// Which of the file's payloads it is, counted from 1; nil where it is the only one.
    public let number: Int?
    /// The name of the envelope it came in.
    public let envelope: String
    /// What it is sent as, said or guessed; nil when nothing tells.
    public let pushType: PushType?
    /// Why nothing is shown; nil when something is.
    public let hiddenReason: String?
    /// Whether languages can make a difference: the alert names keys, or the payload has texts for languages.
    public let dependsOnLanguage: Bool
    /// One for each language; empty where nothing is shown.
    public let notifications: [RenderedNotification]

    /// Those that look the same, together.
    public var groups: [NotificationGroup] { NotificationGroup.groups(of: notifications) }
}
