import SourceTree
import Testing

@Suite struct GuardedTests {
    private final class Counter: Sendable {
        let count = Guarded(0)
    }

    @Test("Of many threads that count, none is lost")
    func counting() async {
        let counter = Counter()
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask { for _ in 0..<5000 { counter.count.withLock { $0 += 1 } } }
            }
        }
        #expect(counter.count.withLock { $0 } == 40_000)
    }
}
