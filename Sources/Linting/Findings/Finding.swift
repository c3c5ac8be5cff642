/// One thing to tell the user: the rule, its weight, the words, the place and the places that belong to it.
public struct Finding: Sendable, Hashable {
    /// Another place that belongs to the matter.
    public struct Related: Sendable, Hashable {
        /// A sentence or two for people: what is wrong, what follows from it, what to do.
        public let message: String
        /// Where it is.
        public let place: Place

        /// A place with what it has to do with the matter.
        public init(message: String, place: Place) {
            self.message = message
            self.place = place
        }
    }

    /// The name of the rule.
    public let rule: String
    /// How bad it is.
    public let severity: Severity
    /// A sentence or two for people: what is wrong, what follows from it, what to do.
    public let message: String
    /// Where it is.
    public let place: Place
    /// Other places that belong to the matter, such as lines of string tables.
    public let related: [Related]
    /// A page about the rule, if it has one.
    public let documentation: String?
    /// Said only once in a run.
    public let isOncePerRun: Bool
    /// What would put it right; nil where that is not certain.
    public let fix: PlacedFix?

    /// The entries of the configuration's `ignore` that cover it; with any, it is not reported.
    public let ignoredBy: [IgnoreEntry.Identity]

    /// A finding as a report shows it.
    public init(
        rule: String, severity: Severity, message: String, place: Place, related: [Related] = [],
        documentation: String? = nil, isOncePerRun: Bool = false, fix: PlacedFix? = nil,
        ignoredBy: [IgnoreEntry.Identity] = []
    ) {
        self.rule = rule
        self.severity = severity
        self.message = message
        self.place = place
        self.related = related
        self.documentation = documentation
        self.isOncePerRun = isOncePerRun
        self.fix = fix
        self.ignoredBy = ignoredBy
    }
}

extension Finding: Comparable {
    /// By file, line, column and rule; what is left is settled by pointer and message, so that the order never depends
    /// on which thread was first.
    public static func < (left: Finding, right: Finding) -> Bool {
        if left.place.name != right.place.name { return left.place.name < right.place.name }
        if left.place.start != right.place.start { return left.place.start < right.place.start }
        if left.rule != right.rule { return left.rule < right.rule }
        if left.place.pointer != right.place.pointer { return left.place.pointer < right.place.pointer }
        return left.message < right.message
    }
}
