import Testing

@testable import Linting

/// A payload with a mark `↓` before each place that a rule must flag, and what it must say there.
struct LintCase: Sendable, CustomTestStringConvertible {
    let name: String
    let payload: String
    let configuration: String
    let tables: [String: String]
    /// For each mark, in order, the severity and a part of the message: `error: no alert`.
    let expected: [String]

    init(
        _ name: String, _ payload: String, configuration: String = "", tables: [String: String] = [:],
        _ expected: String...
    ) {
        self.name = name
        self.payload = payload
        self.configuration = configuration
        self.tables = tables
        self.expected = expected
    }

    /// The same words at each mark.
    init(_ name: String, _ payload: String, configuration: String, repeated expectation: String, times: Int) {
        self.name = name
        self.payload = payload
        self.configuration = configuration
        tables = [:]
        expected = [String](repeating: expectation, count: times)
    }

    var testDescription: String { name }

    /// What all recommended rules find.
    var findings: [Finding] { Lint(payload, configuration: configuration, tables: tables).findings }

    /// Expects the marks and words of one rule, and nothing else of that rule.
    func check(_ rule: String) {
        let marked = MarkedText(payload)
        let lint = Lint(marked.text, configuration: configuration, tables: tables)
        #expect(lint.faultText == "")
        let findings = lint.findings.filter { $0.rule == rule }
        #expect(findings.map(\.place.range.lowerBound) == marked.offsets, "\(name): marked elsewhere:\n\(lint.text)")
        guard findings.count == expected.count else {
            Issue.record("\(name): \(findings.count) findings where \(expected.count) were expected:\n\(lint.text)")
            return
        }
        for (finding, expected) in zip(findings, expected) {
            let parts = expected.split(separator: ": ", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            #expect(finding.severity.rawValue == parts[0], "\(name): \(finding.message)")
            #expect(
                parts.count < 2 || finding.message.contains(parts[1]),
                "\(name): “\(finding.message)” lacks “\(parts.last ?? "")”")
        }
    }

    /// Expects no finding of any rule.
    func checkSilence() {
        let lint = Lint(payload, configuration: configuration, tables: tables)
        #expect(lint.faultText == "")
        #expect(lint.text == "", "\(name): a right payload was flagged")
    }
}
