/// A test of texts. A value passes when a text in it does, be it itself, a string inside of it or a key there.
public protocol TextTest: ValueTest {
    /// Whether a text passes, decoded, in UTF-8.
    func holds(for text: UnsafeBufferPointer<UInt8>) -> Bool

    /// Whether the test looks for neighbouring bytes that JSON does not have outside of its strings. Then it may be asked
    /// of a whole JSON text without escapes in place of each string there.
    var seesThroughJSON: Bool { get }
}

extension TextTest {
    public var seesThroughJSON: Bool { false }

    public func answer(for index: Int, in view: TreeView) -> Int { passes(index, view) ? 1 : 0 }

    public func isSettled(by kind: NodeKind) -> Bool { kind.isScalar && kind != .string }

    private func passes(_ index: Int, _ view: TreeView) -> Bool {
        if seesThroughJSON, let json = view.unescapedJSON(index) { return holds(for: json) }
        for part in index..<view.next(index) where view.kind(part) == .string {
            if view.withText(part, { holds(for: $0) }) { return true }
        }
        return false
    }
}
