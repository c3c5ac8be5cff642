import Foundation

/// Runs what recurses deeply on a thread with room for the large frames of unoptimised code.
enum LargeStack {
    private final class Outcome: @unchecked Sendable {
        var failure: (any Error)?
    }

    static func run(_ work: @escaping @Sendable () throws -> Void) throws {
        let outcome = Outcome()
        let isDone = DispatchSemaphore(value: 0)
        let thread = Thread {
            do { try work() } catch { outcome.failure = error }
            isDone.signal()
        }
        thread.stackSize = 16 << 20
        thread.start()
        isDone.wait()
        if let failure = outcome.failure { throw failure }
    }
}
