import Linting
import SourceTree
import Testing

/// What a report makes of what several threads found.
@Suite struct LintReportTests {
    private func finding(
        _ line: Int, _ message: String = "m", rule: String = "r", severity: Severity = .error,
        isOncePerRun: Bool = false
    ) -> Finding {
        let position = Position(line: line, column: 1)
        return Finding(
            rule: rule, severity: severity, message: message,
            place: Place(file: "a.json", start: position, end: position, pointer: "", range: 0..<1),
            isOncePerRun: isOncePerRun)
    }

    @Test("Findings come in order, and equal ones once, however many others share their place")
    func repeats() {
        let all = [
            finding(2), finding(1, "b"), finding(2), finding(1, "a"), finding(1, "b", severity: .warning),
            finding(1, "b"),
            finding(1, "b", severity: .warning), finding(1, "a", rule: "q"), finding(2),
        ]
        let expected = [
            finding(1, "a", rule: "q"), finding(1, "a"), finding(1, "b"), finding(1, "b", severity: .warning),
            finding(2),
        ]
        for start in all.indices {
            let report = LintReport.sorted(Array(all[start...] + all[..<start]))
            #expect(report.count == expected.count)
            #expect(Set(report) == Set(expected))
            #expect(report == report.sorted())
        }
    }

    @Test("Files whose names differ in their normalisation form alone are two files")
    func normalisation() {
        let composed = Source(name: "\u{E9}.json", text: "1")
        let decomposed = Source(name: "e\u{301}.json", text: "\n\n1")
        var resolver = PlaceResolver()
        let findings = [composed, decomposed, composed].map { file in
            Finding(
                rule: "r", severity: .error, message: "m",
                place: resolver.place(of: Spot(file: file, range: 0..<1)))
        }
        let report = LintReport.sorted(findings)
        #expect(report.count == 2)
        #expect(report.map { Array($0.place.file.utf8) } == [Array(decomposed.name.utf8), Array(composed.name.utf8)])
        let last = resolver.place(of: Spot(file: decomposed, range: 2..<3))
        #expect(last.start == Position(line: 3, column: 1), "Its lines are its own.")
    }

    @Test("What is said once in a run is said where it stands first, and takes nothing else with it")
    func remarks() {
        let report = LintReport.sorted([
            finding(3, "said", isOncePerRun: true), finding(1, "said", isOncePerRun: true), finding(1, "x"),
            finding(1, "x"),
            finding(3, "x"), finding(3, "said", isOncePerRun: true),
        ])
        #expect(report == [finding(1, "said", isOncePerRun: true), finding(1, "x"), finding(3, "x")])
    }
}
