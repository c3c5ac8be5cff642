import Linting

/// Which of many findings a terminal shows: of a rule that speaks up again and again, the first few.
struct FindingFold {
    /// Up to so many findings are all shown.
    private static let limit = 40
    /// How many of each rule are shown where there are more.
    private static let shownPerRule = 5

    let shown: [Finding]
    /// The rules of what is left out, with how many findings of each.
    let left: RuleStatistics

    init(_ findings: [Finding], style: ReportStyle) {
        guard style.terminalWidth != nil, !style.showsAll, findings.count > FindingFold.limit else {
            shown = findings
            left = RuleStatistics([])
            return
        }
        var counts: [String: Int] = [:]
        var shown: [Finding] = []
        var left: [Finding] = []
        for finding in findings {
            counts[finding.rule, default: 0] += 1
            if counts[finding.rule, default: 0] <= FindingFold.shownPerRule {
                shown.append(finding)
            } else {
                left.append(finding)
            }
        }
        self.shown = shown
        self.left = RuleStatistics(left)
    }
}
