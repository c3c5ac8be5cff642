import Payloads
import SourceTree

/// Runs a selection of rules on one payload after another, on one thread, keeping at hand what was made ready.
struct RuleWorker {
    private let selection: RuleSelection
    private let timings: RuleTimings?
    private var index: GivenIndex?
    /// For each rule, its clauses once they were needed.
    private var clauses: [[CompiledClause]?]

    /// - Parameter timings: where the time of each rule is written down; nil to take no time.
    init(_ selection: RuleSelection, _ timings: RuleTimings? = nil) {
        self.selection = selection
        self.timings = timings
        clauses = [[CompiledClause]?](repeating: nil, count: selection.rules.count)
    }

    /// What the rules find, each with the number of its rule.
    mutating func problems(in context: LintContext) -> [(problem: Problem, rule: Int)] {
        let payload = context.payload
        let rules = selection.rules
        guard rules.contains(where: { $0.applies(to: payload) }) else { return [] }
        let index = self.index ?? selection.index.value
        self.index = index
        var problems = ProblemCollection()
        var matched: Set<Int> = []
        let isWanted = { (number: Int) in rules[number].applies(to: payload) }
        index.forEachMatch(in: payload, where: isWanted) { number, node in
            guard isWanted(number) else { return }
            if !selection.matchRequired.isEmpty { matched.insert(number) }
            guard let timings else {
                return run(number, on: node, in: context) { problems.add($0, of: number) }
            }
            timings.measure(rules[number].id) {
                run(number, on: node, in: context) { problems.add($0, of: number) }
            }
        }
        for number in selection.matchRequired where !matched.contains(number) && rules[number].applies(to: payload) {
            rules[number].reportNoMatch(in: context) { problems.add($0, of: number) }
        }
        return problems.all(in: payload)
    }

    private mutating func run(
        _ number: Int, on node: Node, in context: LintContext, report: (Problem) -> Void
    ) {
        let own = clauses[number] ?? selection.rules[number].clauses.value
        clauses[number] = own
        selection.rules[number].run(own, on: node, in: context, report: report)
    }
}
