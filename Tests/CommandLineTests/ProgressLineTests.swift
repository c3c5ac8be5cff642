import Synchronization
import Testing

@testable import pushlint

/// How far a run is stands on one line, which goes away.
@Suite struct ProgressLineTests {
    /// What was written, in order.
    private final class Record: Sendable {
        private let texts = Mutex<[String]>([])

        func add(_ text: String) { texts.withLock { $0.append(text) } }

        var all: [String] { texts.withLock { $0 } }
    }

    @Test("Each state takes the place of the one before, and the last one goes away")
    func replacement() {
        let record = Record()
        let line = ProgressLine(delay: .zero, interval: .zero) { record.add($0) }
        line.show(.readingFiles, 0, 20)
        line.show(.linting, 3, 20)
        line.clear()
        #expect(
            record.all == ["\r\u{1B}[2KReading files: 0 of 20", "\r\u{1B}[2KLinting: 3 of 20 files", "\r\u{1B}[2K"])
    }

    @Test("A run that ends before the delay shows nothing, and has nothing to take back")
    func shortRun() {
        let record = Record()
        let line = ProgressLine(delay: .seconds(3600)) { record.add($0) }
        line.show(.linting, 1, 2)
        line.clear()
        #expect(record.all.isEmpty)
    }

    @Test("States that come too fast are left out")
    func interval() {
        let record = Record()
        let line = ProgressLine(delay: .zero, interval: .seconds(3600)) { record.add($0) }
        for step in 1...1000 { line.show(.linting, step, 1000) }
        #expect(record.all == ["\r\u{1B}[2KLinting: 1 of 1000 files"])
    }

    @Test("Nothing is written once the line is gone, whichever thread is late")
    func lateThread() {
        let record = Record()
        let line = ProgressLine(delay: .zero, interval: .zero) { record.add($0) }
        line.clear()
        line.show(.linting, 1, 2)
        #expect(record.all.isEmpty)
    }

    @Test("Where standard error is no terminal, nothing of it is there")
    func noTerminal() throws {
        let folder = try OutputTests.manyPayloads()
        let result = try Tool.run(["lint", "--fail-on", "never"], in: folder.url)
        #expect(result.error == "")
    }
}
