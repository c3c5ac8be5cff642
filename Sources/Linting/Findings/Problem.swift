import SourceTree

/// What a function found: the fact, its place and its weight. Configuration makes a `Finding` of it.
public struct Problem: Sendable {
    /// Another place that belongs to the matter, with what it has to do with it.
    public struct Related: Sendable {
        /// A sentence or two for people.
        public let message: String
        /// The place.
        public let spot: Spot

        /// A place with what it has to do with the matter.
        public init(_ message: String, at spot: Spot) {
            self.message = message
            self.spot = spot
        }
    }

    /// A sentence or two for people.
    public let message: String
    /// The place.
    public let spot: Spot
    /// Other places that belong to the matter.
    public var related: [Related]
    /// The most that this problem can weigh; a rule of a lower severity lowers it further. Nil: what the rule says.
    public var severity: Severity?
    /// Said only once in a run, however many payloads it concerns.
    public var isOncePerRun: Bool
    /// What would put it right; nil where that is not certain.
    public var fix: Fix?

    /// A problem at any place.
    public init(
        _ message: String, at spot: Spot, severity: Severity? = nil, related: [Related] = [],
        isOncePerRun: Bool = false, fix: Fix? = nil
    ) {
        self.message = message
        self.spot = spot
        self.severity = severity
        self.related = related
        self.isOncePerRun = isOncePerRun
        self.fix = fix
    }

    /// A problem at any place.
    public init(
        _ message: String, at node: Node, severity: Severity? = nil, related: [Related] = [], fix: Fix? = nil
    ) {
        self.init(message, at: Spot(node), severity: severity, related: related, fix: fix)
    }
}
