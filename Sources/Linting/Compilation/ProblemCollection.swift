import Payloads

/// What rules find in one payload, with a bound: nobody reads thousands of findings of one rule, and a payload that is
/// made to have millions must not take the machine's memory.
struct ProblemCollection {
    /// How many problems of each rule are kept; what is more is counted.
    static let maximumPerRule = 1000

    private var problems: [(problem: Problem, rule: Int)] = []
    private var counts: [Int: Int] = [:]

    mutating func add(_ problem: Problem, of rule: Int) {
        let count = counts[rule, default: 0] + 1
        counts[rule] = count
        if count <= ProblemCollection.maximumPerRule { problems.append((problem, rule)) }
    }

    /// What was kept, and for each rule that has more, how many.
    func all(in payload: Payload) -> [(problem: Problem, rule: Int)] {
        if problems.isEmpty { return [] }
        let excess = counts.filter { $0.value > ProblemCollection.maximumPerRule }.sorted { $0.key < $1.key }
        return problems
            + excess.map { rule, count in
                (ProblemCollection.excess(count - ProblemCollection.maximumPerRule, at: Spot(payload.root)), rule)
            }
    }

    /// What stands in place of so many problems.
    static func excess(_ count: Int, at spot: Spot) -> Problem {
        Problem("The rule finds \(count) more here, which are not listed. Mend those that are first.", at: spot)
    }
}
