import SourceTree

/// Whether a function accepts a scalar, as a question about the value.
final class AcceptanceTest: ValueTest {
    private let function: any ScalarFunction

    init(_ function: any ScalarFunction) { self.function = function }

    func answer(for index: Int, in view: TreeView) -> Int { function.accepts(index, in: view) ? 1 : 0 }

    func isSettled(by kind: NodeKind) -> Bool { kind.isScalar && function.isSettled(by: kind) }
}
