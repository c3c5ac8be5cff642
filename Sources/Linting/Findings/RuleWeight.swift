/// How bad the findings of a rule are.
struct RuleWeight: Sendable {
    var severity: Severity
    /// Whether somebody gave the rule this severity by name.
    var isStated: Bool

    /// The severity of a problem, given how much it can weigh by itself.
    ///
    /// By itself a rule never raises a problem. A severity that somebody stated holds for the rule's warnings as well;
    /// only a remark, such as that something could not be checked, stays one.
    func severity(of problem: Problem) -> Severity {
        guard let own = problem.severity else { return severity }
        return isStated && own != .info ? severity : min(severity, own)
    }
}
