import SourceTree

/// Whether a block of a schema allows a scalar, as a question about the value: how it is written else does not matter.
struct BlockTest: ValueTest {
    let compiled: CompiledSchema
    let block: Int

    func answer(for index: Int, in view: TreeView) -> Int {
        var evaluator = Evaluator(compiled: compiled, view: view)
        return evaluator.accepts(block, index) && evaluator.limit == nil ? 1 : 0
    }
}
