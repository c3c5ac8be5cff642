import Testing

@testable import Workspace

/// Other programs are run as they are, without a shell between.
@Suite struct ChildProcessTests {
    @Test("What it prints and exits with is told, each stream by itself")
    func streams() throws {
        let result = try ChildProcess(["sh", "-c", "echo out; echo err >&2; exit 3"]).run()
        #expect(result.status == 3)
        #expect(result.output == Array("out\n".utf8))
        #expect(result.error == Array("err\n".utf8))
    }

    @Test("Arguments arrive as they are")
    func arguments() throws {
        let result = try ChildProcess(["printf", "%s|", "a b", "$HOME", "*", "ü", ""]).run()
        #expect(String(decoding: result.output, as: UTF8.self) == "a b|$HOME|*|ü||")
    }

    @Test("More than a pipe holds, on both streams at once, stops nobody")
    func muchOutput() throws {
        let script = "i=0; while [ $i -lt 4000 ]; do printf '%0100d' 1; printf '%0100d' 2 >&2; i=$((i+1)); done"
        let result = try ChildProcess(["sh", "-c", script]).run()
        #expect(result.output.count == 400_000)
        #expect(result.error.count == 400_000)
    }

    @Test("It has nothing to read, so that it never waits")
    func input() throws {
        #expect(try ChildProcess(["cat"]).run().output.isEmpty)
    }

    @Test("A program that there is not is a problem, not a status")
    func missing() {
        let problem = #expect(throws: FileProblem.self) { try ChildProcess(["pushlint-has-no-such-program"]).run() }
        #expect(problem?.reason == .missing)
    }

    @Test("A signal that ends it is told as shells do")
    func signal() throws {
        #expect(try ChildProcess(["sh", "-c", "kill -9 $$"]).run().status == 137)
    }
}
