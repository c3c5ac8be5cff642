/// What a rule's knowledge rests on, and with it how much it may weigh.
public enum Evidence: String, Sendable, CaseIterable {
    /// Apple, the service or a standard says so.
    case documented
    /// It was tried with the code that Apple's systems run.
    case tested
    /// Others saw it and reported it, or it stands in a program's source.
    case observed
    /// It follows from something else, or reports disagree.
    case uncertain

    /// The most that a rule of this kind weighs by itself: a false alarm costs more than a miss.
    public var maximumSeverity: Severity {
        switch self {
        case .documented, .tested: .error
        case .observed: .warning
        case .uncertain: .info
        }
    }
}
