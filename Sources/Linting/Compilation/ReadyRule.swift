import SourceTree

/// A rule with its clauses made ready, for one worker that asks for nothing twice.
final class ReadyRule: Sendable {
    private let rule: CompiledRule
    private let clauses: [CompiledClause]

    init(_ rule: CompiledRule) {
        self.rule = rule
        clauses = rule.clauses.value
    }

    /// Judges a value that the rule looks at.
    func run(on node: Node, in context: LintContext, report: (Problem) -> Void) {
        for clause in clauses { rule.run(clause, on: node, in: context, report: report) }
    }
}
