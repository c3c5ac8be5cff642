/// Languages in which a notification looks the same.
public struct NotificationGroup: Sendable {
    /// In the order of the preview.
    public let notifications: [RenderedNotification]

    /// Notifications that look the same, at least one.
    public init(_ first: RenderedNotification, _ others: [RenderedNotification] = []) {
        notifications = [first] + others
    }

    /// Which stands for all of them.
    public var representative: RenderedNotification { notifications[0] }

    /// The devices' languages.
    public var languages: [String] { notifications.map(\.language) }

    /// Whether something that is about some languages is about one of these notifications: their devices have the
    /// language, or show its text.
    public func isTouched(by languages: [String]) -> Bool {
        let languages = Set(languages)
        return notifications.contains { notification in
            languages.contains(notification.language)
                || notification.lines.contains { $0.text.language.map(languages.contains) ?? false }
        }
    }

    /// Notifications that look the same, together.
    static func groups(of notifications: [RenderedNotification]) -> [NotificationGroup] {
        var groups: [[RenderedNotification]] = []
        for notification in notifications {
            if let place = groups.firstIndex(where: { $0[0].looksLike(notification) }) {
                groups[place].append(notification)
            } else {
                groups.append([notification])
            }
        }
        return groups.map { NotificationGroup($0[0], Array($0.dropFirst())) }
    }
}
