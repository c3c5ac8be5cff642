import Synchronization

/// Hears how far a run is, from any thread.
public struct RunProgress: Sendable {
    /// What a run is busy with.
    public enum Phase: Sendable, Hashable {
        case findingFiles, readingFiles, readingTables, linting
    }

    private let hear: @Sendable (_ phase: Phase, _ done: Int, _ total: Int?) -> Void

    /// - Parameter hear: called often; `total` is nil where it is not known beforehand.
    public init(_ hear: @escaping @Sendable (_ phase: Phase, _ done: Int, _ total: Int?) -> Void) {
        self.hear = hear
    }

    /// Counts the steps of a phase that now begins.
    func begin(_ phase: Phase, total: Int? = nil) -> Counter {
        hear(phase, 0, total)
        return Counter(phase, total, hear)
    }

    final class Counter: Sendable {
        private let phase: Phase
        private let total: Int?
        private let hear: @Sendable (Phase, Int, Int?) -> Void
        private let done = Atomic(0)

        fileprivate init(_ phase: Phase, _ total: Int?, _ hear: @escaping @Sendable (Phase, Int, Int?) -> Void) {
            self.phase = phase
            self.total = total
            self.hear = hear
        }

        func step() {
            hear(phase, done.wrappingAdd(1, ordering: .relaxed).newValue, total)
        }
    }
}
