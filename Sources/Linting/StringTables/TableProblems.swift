import SourceTree
import StringTables

/// Puts what is wrong with string tables into findings.
public enum TableProblems {
    /// The faults of one table that matter to a run about some keys.
    public static func findings(
        in table: StringTable, keys: KeySelection = .all, _ program: LintProgram, _ resolver: inout PlaceResolver
    ) -> [Finding] {
        table.faults.compactMap { fault in
            guard let severity = fault.severity(in: table, keys: keys) else { return nil }
            let related = fault.related.map {
                Problem.Related($0.message, at: table.spot($0.range, pointer: $0.pointer))
            }
            let problem = Problem(
                fault.message, at: table.spot(fault.range, pointer: fault.pointer), severity: severity, related: related
            )
            return program.finding(problem, rule: fault.rule.rawValue, resolver: &resolver)
        }
    }

    /// What the tables of an app show side by side.
    ///
    /// - Parameter program: the rules that hold for a file, by its name; nil where they cannot be told.
    public static func findings(
        of review: TableReview, _ resolver: inout PlaceResolver, program: (String) -> LintProgram?
    ) -> [Finding] {
        review.problems().compactMap { rule, problem in
            program(problem.spot.file.name)?.finding(problem, rule: rule, resolver: &resolver)
        }
    }
}
