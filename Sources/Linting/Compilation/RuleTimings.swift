import SourceTree

/// How long each rule took, added up over all payloads and threads.
public final class RuleTimings: Sendable {
    /// A rule's share.
    public struct Share: Sendable, Hashable {
        /// The rule's name.
        public let rule: String
        /// How long it ran, over all threads.
        public let duration: Duration
        /// How many values it looked at.
        public let runs: Int
    }

    private let shares = Guarded<[String: (duration: Duration, runs: Int)]>([:])

    /// Nothing measured yet.
    public init() {}

    func measure(_ rule: String, _ body: () -> Void) {
        let duration = ContinuousClock().measure(body)
        shares.withLock { shares in
            let known = shares[rule] ?? (.zero, 0)
            shares[rule] = (known.duration + duration, known.runs + 1)
        }
    }

    /// All rules that ran, the slowest first.
    public var slowestFirst: [Share] {
        shares.withLock { shares in
            shares.map { Share(rule: $0.key, duration: $0.value.duration, runs: $0.value.runs) }
        }.sorted { left, right in
            left.duration == right.duration ? left.rule < right.rule : left.duration > right.duration
        }
    }
}
