import SourceTree

/// Whether an instruction that applies no other schema allows a scalar, as a question about the value: how it is written
/// else does not matter.
struct InstructionTest: ValueTest {
    let compiled: CompiledSchema
    let instruction: Instruction

    /// 1 for yes, 0 for no, and -1 where a search had to be given up.
    func answer(for index: Int, in view: TreeView) -> Int {
        var evaluator = Evaluator(compiled: compiled, view: view)
        let isAllowed = evaluator.holdsPlain(instruction, index)
        return evaluator.limit == nil ? (isAllowed ? 1 : 0) : -1
    }

    func isSettled(by kind: NodeKind) -> Bool { instruction.isSettled(by: kind) }
}
