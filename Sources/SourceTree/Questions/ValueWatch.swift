/// Writes down what is asked about the values of a tree: what a verdict on it rests on, besides its shape.
///
/// Whoever reads a value through `Node` or `TreeView` is written down; of reading keys nothing is, since they belong to
/// the shape.
public final class ValueWatch: Sendable {
    /// A question, and the value that it was about.
    public struct Entry: Sendable {
        /// The value's index in its tree.
        public let index: Int
        /// What was asked.
        public let question: ValueQuestion
    }

    private struct Log {
        var entries: [Entry] = []
        /// The values whose whole text was asked for: what else is asked about them follows from it.
        var known: Set<Int> = []
        var isComplete = true
    }

    private let log = Guarded(Log())
    private let keys: Set<Int>

    /// A watch over a tree of this shape.
    public init(_ view: TreeView) {
        var keys: Set<Int> = []
        view.forEachKey { keys.insert($0) }
        self.keys = keys
    }

    /// What was asked since the last time, in order; nil when something was looked at that no question tells of, such
    /// as where a value stands.
    public func take() -> [Entry]? {
        log.withLock { log in
            defer { log = Log() }
            return log.isComplete ? log.entries : nil
        }
    }

    func note(_ question: ValueQuestion, of index: Int) {
        if keys.contains(index) { return }
        log.withLock { log in
            if log.known.contains(index) { return }
            if case .text = question { log.known.insert(index) }
            log.entries.append(Entry(index: index, question: question))
        }
    }

    func noteMore() {
        log.withLock { $0.isComplete = false }
    }
}
