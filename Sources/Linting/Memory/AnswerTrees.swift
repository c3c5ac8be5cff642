import SourceTree

/// Functions of a text's values, learned from examples: for each function a tree, with a question at each fork, one branch
/// for each answer that was met, and at the ends what the function gave.
///
/// Whatever asks the same questions and gets the same answers comes to the same end, so that what is found here is what
/// the function would give. An answer that was never met leads nowhere.
///
/// The trees lie in the same few arrays, since each text goes through many of them.
struct AnswerTrees<Result: Sendable>: Sendable {
    /// One of the trees, by its number.
    struct Tree: Sendable {
        fileprivate let number: Int
    }

    /// Where a tree begins.
    private struct Root: Sendable {
        var step = Step.unknown
        /// How many examples the tree was made from.
        var size = 0
    }

    /// Where an answer leads: to a fork by its number, or to a result.
    private enum Step: Sendable {
        case unknown
        case fork(Int)
        case end(result: Int)
    }

    /// What is looked at on the way, in a form that is copied without counting references.
    private struct Fork: Sendable {
        let index: Int
        /// Nil where the whole text is asked for.
        let test: Unmanaged<KeptTest>?
        /// The answer of the test that was met first, and where it leads.
        var answer = 0
        var step = Step.unknown

        /// Whether it asks for the same, as far as can be told.
        func asks(_ entry: ValueWatch.Entry) -> Bool {
            if case .test = entry.question { return index == entry.index && test != nil }
            return index == entry.index && test == nil
        }

        /// What the test answers; nil where the whole text is asked for.
        func answer(in view: TreeView) -> Int? {
            test?._withUnsafeGuaranteedRef { $0.test.answer(for: index, in: view) }
        }
    }

    /// The other branches of a fork.
    private struct Branches: Sendable {
        /// Where answers of the test lead.
        var numbers: [(answer: Int, step: Step)] = []
        /// Where texts lead.
        var texts = TextTable<Step>()
    }

    /// How long a text may be that is kept, in bytes.
    private static var longestText: Int { 1000 }

    private var roots: [Root] = []
    private var forks: [Fork] = []
    private var branches: [Branches] = []
    private var results: [Result] = []
    /// Holds the tests of the forks.
    private var tests: [KeptTest] = []

    /// Begins with a function of which nothing is known.
    mutating func add() -> Tree {
        roots.append(Root())
        return Tree(number: roots.count - 1)
    }

    /// How many examples a tree was made from.
    func size(of tree: Tree) -> Int { roots[tree.number].size }

    /// What a function gives, whatever the values are; nil when it asks for values, or no example is known.
    func constant(of tree: Tree) -> Result? {
        guard case .end(let result) = roots[tree.number].step else { return nil }
        return results[result]
    }

    /// What a function gives for these values; nil when that is not known.
    func result(of tree: Tree, for view: TreeView) -> Result? {
        var step = roots[tree.number].step
        while case .fork(let number) = step { step = next(forks[number], number, view) }
        guard case .end(let result) = step else { return nil }
        return results[result]
    }

    /// How many functions, from the first of some on, are known to give what passes a test for these values.
    func countPassing(
        _ trees: some Sequence<Tree>, for view: TreeView, _ test: (borrowing Result) -> Bool
    ) -> Int {
        // Borrowed once for all, since most texts go all the way.
        roots.withUnsafeBufferPointer { roots in
            forks.withUnsafeBufferPointer { forks in
                results.withUnsafeBufferPointer { results in
                    var count = 0
                    for tree in trees {
                        var step = roots[tree.number].step
                        while case .fork(let number) = step { step = next(forks[number], number, view) }
                        guard case .end(let result) = step, test(results[result]) else { break }
                        count += 1
                    }
                    return count
                }
            }
        }
    }

    /// Where a fork leads, of which the number is given besides.
    @inline(__always)
    private func next(_ fork: Fork, _ number: Int, _ view: TreeView) -> Step {
        guard let answer = fork.answer(in: view) else {
            return branches[number].texts.value(for: view.writtenText(fork.index)) ?? .unknown
        }
        if fork.answer == answer { return fork.step }
        return branches[number].numbers.first { $0.answer == answer }?.step ?? .unknown
    }
}

// MARK: Learning

extension AnswerTrees {
    /// Takes in an example of a function.
    ///
    /// An example is passed over when it may not be kept, or is known, or the function asked otherwise before with the same
    /// answers, which none does that always goes the same way.
    ///
    /// - Parameter entries: what the function asked to come to the result.
    /// - Returns: how many bytes of memory it takes, about.
    mutating func learn(
        _ result: Result, for tree: Tree, from entries: [ValueWatch.Entry], in view: TreeView
    ) -> Int {
        guard AnswerTrees.mayKeep(entries, view) else { return 0 }
        var cost = MemoryLayout<Fork>.stride
        var last: Int?
        for entry in entries {
            switch step(behind: last, in: tree, view) {
            case .fork(let known):
                guard forks[known].asks(entry) else { return cost }
                last = known
            case .end: return cost
            case .unknown:
                let new = forks.count
                forks.append(Fork(index: entry.index, test: keep(entry.question)))
                branches.append(Branches())
                cost += MemoryLayout<Fork>.stride + MemoryLayout<Branches>.stride
                cost += lead(to: .fork(new), from: last, in: tree, view)
                last = new
            }
        }
        guard case .unknown = step(behind: last, in: tree, view) else { return cost }
        roots[tree.number].size += 1
        results.append(result)
        return cost + lead(to: .end(result: results.count - 1), from: last, in: tree, view)
    }

    /// What comes behind a fork for these values, or first in a tree.
    private func step(behind fork: Int?, in tree: Tree, _ view: TreeView) -> Step {
        fork.map { next(forks[$0], $0, view) } ?? roots[tree.number].step
    }

    /// Whether an example can be taken in: texts that are too long hardly ever come again.
    static func mayKeep(_ entries: [ValueWatch.Entry], _ view: TreeView) -> Bool {
        entries.allSatisfy { entry in
            if case .test = entry.question { return true }
            return view.writtenText(entry.index).count <= AnswerTrees.longestText
        }
    }

    private mutating func keep(_ question: ValueQuestion) -> Unmanaged<KeptTest>? {
        guard case .test(let test) = question else { return nil }
        let kept = KeptTest(test)
        tests.append(kept)
        return Unmanaged.passUnretained(kept)
    }

    /// - Returns: how many bytes the answer takes that leads there.
    private mutating func lead(to step: Step, from fork: Int?, in tree: Tree, _ view: TreeView) -> Int {
        guard let fork else {
            roots[tree.number].step = step
            return 0
        }
        guard let answer = forks[fork].answer(in: view) else {
            let text = view.writtenText(forks[fork].index)
            branches[fork].texts.set(step, for: text)
            return 2 * text.count + 64
        }
        if case .unknown = forks[fork].step {
            (forks[fork].answer, forks[fork].step) = (answer, step)
        } else {
            branches[fork].numbers.append((answer, step))
        }
        return MemoryLayout<(answer: Int, step: Step)>.stride
    }
}
