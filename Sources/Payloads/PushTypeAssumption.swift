/// What a payload is taken for, and why.
public struct PushTypeAssumption: Sendable, Hashable {
    /// Nil when nothing tells.
    public let pushType: PushType?
    /// A phrase for people, such as "its header apns-push-type says so".
    public let reason: String
    /// Whether somebody said so, in contrast to a guess from the payload's keys.
    public let isStated: Bool

    /// What a push was taken for, with the reason as a sentence.
    public init(pushType: PushType?, reason: String, isStated: Bool) {
        self.pushType = pushType
        self.reason = reason
        self.isStated = isStated
    }
}
