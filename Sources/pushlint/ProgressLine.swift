import PushLinting
import Synchronization

/// One line on the terminal that says how far a run is, from its first second on, and that goes away afterwards.
final class ProgressLine: Sendable {
    private struct State {
        var lastShown: ContinuousClock.Instant?
        var isCleared = false
    }

    private static let delay = Duration.seconds(1)
    private static let interval = Duration.milliseconds(100)

    private let clock = ContinuousClock()
    private let start: ContinuousClock.Instant
    private let state = Mutex(State())

    /// Nil where standard error is no terminal that can take back a line.
    init?() {
        guard Terminal.isErrorTerminal, Terminal.environment("TERM") != "dumb" else { return nil }
        start = clock.now
    }

    func show(_ phase: RunProgress.Phase, _ done: Int, _ total: Int?) {
        let now = clock.now
        guard now - start >= ProgressLine.delay else { return }
        // Whoever comes while another thread writes has nothing to add.
        _ = state.withLockIfAvailable { state in
            if state.isCleared || state.lastShown.map({ now - $0 < ProgressLine.interval }) ?? false { return }
            state.lastShown = now
            Terminal.printError("\r\u{1B}[2K" + ProgressLine.text(phase, done, total))
        }
    }

    func clear() {
        state.withLock { state in
            if state.lastShown != nil, !state.isCleared { Terminal.printError("\r\u{1B}[2K") }
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
