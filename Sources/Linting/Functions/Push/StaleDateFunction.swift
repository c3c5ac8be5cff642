import SourceTree

/// Whether the time at which a Live Activity grows stale lies behind the time of sending.
struct StaleDateFunction: RuleFunction {
    static let name = "staleDate"

    /// Seconds from 1970 to 2001, from where Swift's own dates count.
    private static let referenceDate = 978_307_200.0
    private static let year = 366 * 86_400.0

    init(options: inout OptionReader) {}

    func check(_ subject: Subject, in context: LintContext, report: (Problem) -> Void) {
        guard let aps = subject.value, let value = aps["stale-date"], let stale = value.integer,
            let sent = aps["timestamp"]?.integer, stale < sent
        else { return }
        // Differences of whole numbers may be too large for one.
        let isSwiftDate =
            abs(Double(stale) + StaleDateFunction.referenceDate - Double(sent)) < StaleDateFunction.year
        report(
            Problem(
                isSwiftDate
                    ? "stale-date counts seconds since 1970; \(stale) looks like seconds since 2001, as Swift's dates have "
                        + "them. Add 978307200."
                    : "stale-date lies before the timestamp, so that the activity is stale as soon as it is shown.",
                at: value))
    }
}
