/// What a short form says of a rule that is defined elsewhere.
public enum RuleSetting: Sendable, Hashable {
    case off
    /// On, with the severity that it has.
    case on
    case severity(Severity)
}
