/// A question about a value, whose answer depends on nothing but the value: not on its place, nor on what stands around it.
public protocol ValueTest: Sendable {
    /// The answer for the value at an index of a view that is not watched; nodes must not be made of it.
    func answer(for index: Int, in view: TreeView) -> Int

    /// Whether the answer is the same for all values of this kind, so that there is nothing to ask.
    func isSettled(by kind: NodeKind) -> Bool
}

extension ValueTest {
    public func isSettled(by kind: NodeKind) -> Bool { false }
}
