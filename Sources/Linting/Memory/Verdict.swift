/// What a rule finds in a text.
enum Verdict: Sendable {
    case nothing
    case something
    /// Only what is said once in a run: these messages.
    case remarks(Set<String>)

    init(_ problems: [(problem: Problem, rule: Int)]) {
        if problems.isEmpty {
            self = .nothing
        } else if problems.allSatisfy(\.problem.isOncePerRun) {
            self = .remarks(Set(problems.map(\.problem.message)))
        } else {
            self = .something
        }
    }

    /// Whether there is nothing to tell of.
    ///
    /// - Parameter said: the remarks that were made.
    func isRight(behind said: Set<String>) -> Bool {
        switch self {
        case .nothing: true
        case .something: false
        case .remarks(let messages): messages.isSubset(of: said)
        }
    }
}
