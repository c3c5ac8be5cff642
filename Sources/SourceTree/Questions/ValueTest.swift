/// A question about a value, whose answer depends on nothing but the value: not on its place, nor on what stands around it.
public protocol ValueTest: Sendable {
    /// The answer for the value at an index of a view that is not watched; nodes must not be made of it.
    func answer(for index: Int, in view: TreeView) -> Int
}
