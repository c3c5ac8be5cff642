import Payloads
import SourceTree

/// Runs a selection of rules on one payload after another, on one thread, keeping at hand what was made ready.
struct RuleWorker: Sendable {
    private let selection: RuleSelection
    private let timings: RuleTimings?
    private var index: GivenIndex?
    /// What single rules look at, once they were asked alone.
    private var own: [Int: GivenIndex] = [:]
    /// For each rule, what was made ready once it was needed.
    private var ready: [ReadyRule?]
    /// For the formats of the last payload, which most payloads share with the one before, whether each rule applies.
    private var formats: FormatSet?
    private var applies: [Bool] = []

    /// - Parameter timings: where the time of each rule is written down; nil to take no time.
    init(_ selection: RuleSelection, _ timings: RuleTimings? = nil) {
        self.selection = selection
        self.timings = timings
        ready = [ReadyRule?](repeating: nil, count: selection.rules.count)
    }

    /// What the rules find, each with the number of its rule.
    mutating func problems(in context: LintContext) -> [(problem: Problem, rule: Int)] {
        let payload = context.payload
        if formats != payload.formats {
            formats = payload.formats
            applies = selection.rules.map { $0.applies(to: payload) }
        }
        guard applies.contains(true) else { return [] }
        let index = self.index ?? selection.index.value
        self.index = index
        return problems(in: payload, index, where: { [applies] in applies[$0] }, context: { context })
    }

    /// What one rule finds in a payload.
    ///
    /// - Parameter context: gives the payload's context; asked only when the rule finds anything to look at.
    mutating func problems(
        in payload: Payload, of rule: Int, context: () -> LintContext
    ) -> [(problem: Problem, rule: Int)] {
        let index = own[rule] ?? GivenIndex([(rule, selection.rules[rule])])
        own[rule] = index
        var made: LintContext?
        let contextOnce = {
            let context = made ?? context()
            made = context
            return context
        }
        return problems(in: payload, index, where: { $0 == rule }, context: contextOnce)
    }

    private mutating func problems(
        in payload: Payload, _ index: GivenIndex, where isWanted: (_ rule: Int) -> Bool, context: () -> LintContext
    ) -> [(problem: Problem, rule: Int)] {
        var problems = ProblemCollection()
        var matched: Set<Int> = []
        index.forEachMatch(in: payload, where: isWanted) { number, node in
            if !selection.matchRequired.isEmpty { matched.insert(number) }
            guard let timings else {
                return run(number, on: node, in: context()) { problems.add($0, of: number) }
            }
            timings.measure(selection.rules[number].id) {
                run(number, on: node, in: context()) { problems.add($0, of: number) }
            }
        }
        for number in selection.matchRequired where !matched.contains(number) && isWanted(number) {
            selection.rules[number].reportNoMatch(in: context()) { problems.add($0, of: number) }
        }
        return problems.all(in: payload)
    }

    private mutating func run(
        _ number: Int, on node: Node, in context: LintContext, report: (Problem) -> Void
    ) {
        if let known = ready[number] { return known.run(on: node, in: context, report: report) }
        let made = ReadyRule(selection.rules[number])
        ready[number] = made
        made.run(on: node, in: context, report: report)
    }
}
