import Synchronization

/// A value that one thread at a time may use.
///
/// It is a `Mutex` that the thread sanitizer can see through: where a thread had to wait, the system hands a mutex over out
/// of the sanitizer's sight, which then takes the next use of the value for a race. What one thread stores and the next
/// one loads tells it of the order.
@frozen
public struct Guarded<Value: Sendable>: ~Copyable, Sendable {
    @usableFromInline let mutex: Mutex<Value>
    @usableFromInline let turn = Atomic<Bool>(false)

    /// A value that nobody uses yet.
    @inlinable public init(_ value: Value) { mutex = Mutex(value) }

    /// Uses the value, once no other thread does.
    @inlinable public borrowing func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
        mutex.withLock { value in
            _ = turn.load(ordering: .acquiring)
            defer { turn.store(true, ordering: .releasing) }
            return body(&value)
        }
    }
}
