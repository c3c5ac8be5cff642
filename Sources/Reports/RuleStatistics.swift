import Linting

/// How often each rule speaks up, the most frequent first.
struct RuleStatistics {
    struct Row: Equatable {
        let rule: String
        let severity: Severity
        var count = 0
        /// How many of them come with a fix.
        var fixable = 0
    }

    let rows: [Row]

    init(_ findings: [Finding]) {
        var rows: [String: [Severity: Row]] = [:]
        for finding in findings {
            var row = rows[finding.rule]?[finding.severity] ?? Row(rule: finding.rule, severity: finding.severity)
            row.count += 1
            if finding.fix != nil { row.fixable += 1 }
            rows[finding.rule, default: [:]][finding.severity] = row
        }
        self.rows = rows.values.flatMap(\.values).sorted {
            if $0.count != $1.count { return $0.count > $1.count }
            return $0.severity != $1.severity ? $0.severity > $1.severity : $0.rule < $1.rule
        }
    }

    /// A line a rule: how often, how bad, which.
    func text(_ style: ReportStyle) -> String {
        let width = rows.map { String($0.count).count }.max() ?? 0
        return rows.map { row in
            let count = String(row.count)
            let blanks = String(repeating: " ", count: width - count.count)
            let gap = String(repeating: " ", count: 7 - row.severity.rawValue.count)
            let fixes = row.fixable > 0 ? "  (\(row.fixable) fixable)" : ""
            let severity = style.painted(row.severity.rawValue, row.severity.color)
            return "\(blanks)\(count)  \(severity)\(gap)  \(TerminalText.harmless(row.rule))\(fixes)\n"
        }.joined()
    }
}

extension Severity {
    /// Its colour on a terminal (ECMA-48, SGR).
    var color: String {
        switch self {
        case .error: "1;31"
        case .warning: "1;33"
        case .info: "1;34"
        }
    }
}
