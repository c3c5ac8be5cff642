/// Where messages for Amazon SNS are published to.
public enum NotificationServiceTarget: String, Sendable, CaseIterable {
    /// A topic, whose subscribers may be of any kind.
    case topic
    /// The endpoint of one device.
    case endpoint
}
