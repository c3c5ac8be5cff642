import Linting

/// The XML of JUnit, which most CI systems show as test results. It is valid by the schema of Jenkins (junit-10.xsd).
struct JUnitReport: ReportFormat {
    static let name = "junit"
    /// The suite of what concerns the run as a whole.
    private static let run = "pushlint"

    private let style: ReportStyle

    init(style: ReportStyle) {
        self.style = style
    }

    func text(of report: LintReport) -> String {
        let cases = ReportedCase.all(of: report, failingFrom: style.failingSeverity)
        var suites: [(name: String, cases: [ReportedCase])] = []
        for one in cases {
            let name = one.file ?? JUnitReport.run
            if suites.last?.name != name { suites.append((name, [])) }
            suites[suites.count - 1].cases.append(one)
        }
        var text = XMLText.declaration + "<testsuites name=\"pushlint\" \(counts(cases))>\n"
        for suite in suites { text += element(suite.name, suite.cases) }
        return text + "</testsuites>\n"
    }

    private func counts(_ cases: [ReportedCase]) -> String {
        let troubles = cases.count {
            if case .troubled = $0.outcome { true } else { false }
        }
        return
            "tests=\"\(cases.count)\" failures=\"\(cases.count(where: \.isFailure) - troubles)\" errors=\"\(troubles)\""
    }

    private func element(_ name: String, _ cases: [ReportedCase]) -> String {
        let isFile = cases.contains { $0.file != nil }
        let shown = XMLText.escaped(name)
        var text = "  <testsuite name=\"\(shown)\"" + (isFile ? " file=\"\(shown)\" " : " ") + counts(cases) + ">\n"
        // Some readers keep only one of several cases of the same name.
        var uses: [String: Int] = [:]
        for one in cases {
            let title = title(one)
            uses[title, default: 0] += 1
            let number = uses[title].flatMap { $0 > 1 ? " (\($0))" : nil } ?? ""
            text += "    <testcase name=\"\(XMLText.escaped(title + number))\" classname=\"\(shown)\""
            let content = content(one)
            text += content.isEmpty ? "/>\n" : ">\n\(content)    </testcase>\n"
        }
        return text + "  </testsuite>\n"
    }

    private func title(_ one: ReportedCase) -> String {
        switch one.outcome {
        case .passed: "no findings"
        case .remarked(let finding), .failed(let finding):
            "\(finding.rule) at \(finding.place.start.line):\(finding.place.start.column)"
        case .troubled: "the run is complete"
        }
    }

    private func content(_ one: ReportedCase) -> String {
        switch one.outcome {
        case .passed: return ""
        case .remarked(let finding): return "      <system-out>\(lines(finding))</system-out>\n"
        case .failed(let finding):
            return
                "      <failure type=\"\(finding.severity.rawValue)\" message=\"\(XMLText.escaped(finding.message))\">"
                + lines(finding) + "</failure>\n"
        case .troubled(let trouble):
            return "      <error type=\"trouble\" message=\"\(XMLText.escaped(trouble.message))\">"
                + XMLText.escaped(trouble.text) + "</error>\n"
        }
    }

    private func lines(_ finding: Finding) -> String {
        var lines = [FindingLines.line(finding)] + finding.related.map { FindingLines.line($0) }
        if let documentation = finding.documentation { lines.append(documentation) }
        return lines.map(XMLText.escaped).joined(separator: "\n")
    }
}
