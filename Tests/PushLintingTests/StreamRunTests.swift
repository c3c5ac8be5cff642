import Foundation
import SourceTree
import Testing
import Workspace

@testable import PushLinting

/// A stream is checked as the same lines in a file are, whatever the number of lines, blocks and cores.
@Suite struct StreamRunTests {
    /// Some 2 MB, so that many blocks are checked at once; each 500th line has a fault.
    private static let lines = (1...20_000).map { number in
        let text =
            #"{"aps": {"alert": {"title": "Ferry \#(number)", "body": "It leaves at nine."}, "badge": \#(number % 7)}"#
        return number % 500 == 0 ? text + #", "mutable_content": 1}"# : text + "}"
    }

    private static func request(_ name: String, in folder: String) -> LintRequest {
        var request = LintRequest(currentFolder: Path(folder))
        request.paths = [name]
        return request
    }

    private static func withFile(_ lines: [String], _ body: (String) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "pushlint-stream-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(lines.joined(separator: "\n").utf8).write(to: folder.appending(path: "push.ndjson"))
        try await body(folder.path())
    }

    @Test("Findings come in the order of their lines, and are those of the whole file")
    func sameAsWhole() async throws {
        try await StreamRunTests.withFile(StreamRunTests.lines) { folder in
            let request = StreamRunTests.request("push.ndjson", in: folder)
            let whole = await LintRun(request).run().report
            var places: [Int] = []
            var offsets: [Int] = []
            let outcome = await StreamRun(request).run { findings in
                places += findings.map(\.place.start.line)
                offsets += findings.map(\.place.range.lowerBound)
                return true
            }
            #expect(outcome.troubles.isEmpty)
            #expect(outcome.summary == whole.summary)
            #expect(Set(places) == Set(stride(from: 500, through: 20_000, by: 500)))
            #expect(places == places.sorted())
            #expect(offsets == whole.findings.map(\.place.range.lowerBound))
        }
    }

    @Test("Carriage returns and byte order marks inside of lines move no other line, in whichever block they stand")
    func oddLines() async throws {
        let odd = StreamRunTests.lines.enumerated().map { index, line in
            switch index % 3 {
            case 0: line.replacing(": {", with: ":\r{")
            case 1: "\u{FEFF}" + line
            default: line + "\r"
            }
        }
        try await StreamRunTests.withFile(odd) { folder in
            var places: [Position] = []
            _ = await StreamRun(StreamRunTests.request("push.ndjson", in: folder)).run { findings in
                places += findings.filter { $0.rule == "mutable-content-required" }.map(\.place.start)
                return true
            }
            #expect(Set(places.map(\.line)) == Set(stride(from: 500, through: 20_000, by: 500)))
            for place in places {
                let line = odd[place.line - 1].unicodeScalars
                #expect(String(line.dropFirst(place.column - 1)).hasPrefix(#""mutable_content""#))
            }
        }
    }

    @Test("A remark that is made once stands at the first line that it is about, whatever was learned from others")
    func remarks() async throws {
        let lines = (1...20_000).map { number in
            number < 9000 ? #"{"aps": {"alert": "A"}}"# : #"{"aps": {"alert": {"loc-key": "KEY_\#(number % 3)"}}}"#
        }
        try await StreamRunTests.withFile(lines) { folder in
            var places: [Int] = []
            let outcome = await StreamRun(StreamRunTests.request("push.ndjson", in: folder)).run { findings in
                places += findings.filter(\.isOncePerRun).map(\.place.start.line)
                return true
            }
            #expect(places == [9000])
            #expect(outcome.summary.payloads == 20_000)
        }
    }

    @Test("When nobody reads on, the run ends")
    func ends() async throws {
        try await StreamRunTests.withFile(StreamRunTests.lines) { folder in
            var deliveries = 0
            let outcome = await StreamRun(StreamRunTests.request("push.ndjson", in: folder)).run { _ in
                deliveries += 1
                return false
            }
            #expect(deliveries == 1)
            #expect(outcome.summary.payloads < 20_000)
        }
    }

    @Test("What is said once in a run is said once in a stream")
    func saidOnce() async throws {
        let line = #"{"aps": {"alert": {"loc-key": "FERRY", "loc-args": ["9"]}}}"#
        try await StreamRunTests.withFile([String](repeating: line, count: 20_000)) { folder in
            var messages: [String] = []
            _ = await StreamRun(StreamRunTests.request("push.ndjson", in: folder)).run { findings in
                messages += findings.map(\.message)
                return true
            }
            #expect(messages.count == 1)
            #expect(messages.first?.hasPrefix("No string table was found") == true)
        }
    }
}
