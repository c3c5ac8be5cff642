import Foundation
import Testing

@testable import Workspace

/// A pipe or terminal that this process shares with another may be set not to wait; what is not there yet is waited for
/// all the same.
@Suite struct NonBlockingTests {
    @Test("What comes later is waited for")
    func waits() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path.appending("pipe")
        #expect(mkfifo(path.text, 0o600) == 0)
        // Opened so that reading does not wait; with a writer there, nothing to read is no end.
        let file = try OpenFile.reading(path)
        let writer = open(path.text, O_WRONLY)
        #expect(writer >= 0)
        let writing = Task.detached {
            try await Task.sleep(for: .milliseconds(50))
            _ = "{}\n".withCString { write(writer, $0, 3) }
            close(writer)
        }
        #expect(try file.contents(expectedSize: 16, limit: 1 << 10) == Array("{}\n".utf8))
        try await writing.value
    }
}
