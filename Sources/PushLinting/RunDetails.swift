import Linting

/// How a run came to its findings, for those who wonder.
public struct RunDetails: Sendable {
    /// A payload and what it was taken for.
    public struct TakenPayload: Sendable, Hashable {
        /// Where the payload starts.
        public let place: Place
        /// The name of the envelope it came in.
        public let envelope: String
        /// Nil where nothing tells.
        public let pushType: String?
        /// A phrase, such as “aps holds alert”.
        public let reason: String
    }

    /// The configurations and rule sets that were read, as they are shown, in order of path.
    public var configurations: [String] = []
    /// Sentences about decisions of the run.
    public var remarks: [String] = []
    /// The payloads, with what each was taken for.
    public var payloads: [TakenPayload] = []
    /// How long each phase took, in order.
    public var phases: [(name: String, duration: Duration)] = []
    /// How long each rule took, over all threads, the slowest first.
    public var rules: [RuleTimings.Share] = []
}
