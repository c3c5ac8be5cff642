import PushLinting
import Synchronization

/// One line on the terminal that says how far a run is, from its first second on, and that goes away afterwards.
final class ProgressLine: Sendable {
    private struct State {
        var lastShown: ContinuousClock.Instant?
        var isCleared = false
    }

    private let delay: Duration
    private let interval: Duration
    private let write: @Sendable (String) -> Void
    private let clock = ContinuousClock()
    private let start: ContinuousClock.Instant
    private let state = Mutex(State())

    /// - Parameters:
    ///   - delay: how long nothing is shown.
    ///   - interval: how long one state stays at least.
    init(
        delay: Duration = .seconds(1), interval: Duration = .milliseconds(100),
        write: @escaping @Sendable (String) -> Void
    ) {
        self.delay = delay
        self.interval = interval
        self.write = write
        start = clock.now
    }

    /// A line on standard error; nil where that is no terminal that can take back a line.
    static func onTerminal() -> ProgressLine? {
        guard Terminal.isErrorTerminal, Terminal.environment("TERM") != "dumb" else { return nil }
        return ProgressLine { Terminal.printError($0) }
    }

    func show(_ phase: RunProgress.Phase, _ done: Int, _ total: Int?) {
        let now = clock.now
        guard now - start >= delay else { return }
        // Whoever comes while another thread writes has nothing to add.
        _ = state.withLockIfAvailable { state in
            if state.isCleared || state.lastShown.map({ now - $0 < interval }) ?? false { return }
            state.lastShown = now
            write("\r\u{1B}[2K" + ProgressLine.text(phase, done, total))
        }
    }

    func clear() {
        state.withLock { state in
            if state.lastShown != nil, !state.isCleared { write("\r\u{1B}[2K") }
            state.isCleared = true
        }
    }

    private static func text(_ phase: RunProgress.Phase, _ done: Int, _ total: Int?) -> String {
        let count = total.map { "\(done) of \($0)" } ?? "\(done)"
        switch phase {
        case .findingFiles: return "Looking for payloads: \(count) files seen"
        case .readingFiles: return "Reading files: \(count)"
        case .readingTables: return "Reading string tables: \(count)"
        case .linting: return "Linting: \(count) files"
        }
    }
}
