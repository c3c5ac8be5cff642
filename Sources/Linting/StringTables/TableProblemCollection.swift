/// What the tables of an app show side by side, with a bound: a few files with many keys in many languages can have
/// millions of problems, which nobody reads and which must not take the machine's memory.
struct TableProblemCollection {
    /// How many problems of each rule are kept; what is more is counted.
    static let maximumPerRule = 10_000

    private var problems: [(rule: String, problem: Problem)] = []
    private var counts: [String: Int] = [:]
    /// For each rule, the first problem that was not kept.
    private var excess: [String: Problem] = [:]

    mutating func add(_ found: [Problem], of rule: String) {
        let room = max(0, TableProblemCollection.maximumPerRule - counts[rule, default: 0])
        counts[rule, default: 0] += found.count
        problems += found.prefix(room).map { (rule, $0) }
        if excess[rule] == nil { excess[rule] = found.dropFirst(room).first }
    }

    /// What was kept, and for each rule that has more, how many.
    var all: [(rule: String, problem: Problem)] {
        problems
            + excess.sorted { $0.key < $1.key }.map { rule, first in
                let count = counts[rule, default: 0] - TableProblemCollection.maximumPerRule
                let message =
                    "The rule finds \(count) more in the string tables, which are not listed. Mend those that are first."
                return (rule, Problem(message, at: first.spot, severity: first.severity))
            }
    }
}
