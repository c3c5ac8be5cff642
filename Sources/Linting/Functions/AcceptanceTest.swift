import SourceTree

/// Whether a function accepts a scalar, as a question about the value.
struct AcceptanceTest: ValueTest {
    let function: any RuleFunction

    func answer(for index: Int, in view: TreeView) -> Int { function.accepts(index, in: view) ? 1 : 0 }
}
