/// Takes the time of one phase after another.
struct PhaseClock {
    private let clock = ContinuousClock()
    private var start: ContinuousClock.Instant
    private(set) var phases: [(name: String, duration: Duration)] = []

    init() {
        start = clock.now
    }

    /// Ends a phase, which began where the one before it ended.
    mutating func end(_ name: String) {
        let now = clock.now
        phases.append((name, now - start))
        start = now
    }
}
