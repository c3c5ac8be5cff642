import Synchronization

/// A value that is made when it is first asked for, from whatever thread. Two threads may make it at the same time; both
/// get the one that was ready first.
final class Lazy<Value: Sendable>: Sendable {
    private final class Box: Sendable {
        let value: Value

        init(_ value: Value) { self.value = value }
    }

    private let made = AtomicLazyReference<Box>()
    private let make: @Sendable () -> Value

    init(_ make: @escaping @Sendable () -> Value) { self.make = make }

    var value: Value { (made.load() ?? made.storeIfNil(Box(make()))).value }
}
