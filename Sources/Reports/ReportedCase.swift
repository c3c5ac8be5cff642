import Linting
import SourceTree

/// A finding, a trouble, or a file that has none, as a test that failed or passed.
struct ReportedCase {
    enum Outcome {
        case passed
        /// Passed, with something to say: less than what fails the run.
        case remarked(Finding)
        case failed(Finding)
        case troubled(Trouble)
    }

    /// The file as it is shown; nil for a trouble of the run as a whole.
    let file: String?
    let outcome: Outcome

    /// All of a report, file by file.
    ///
    /// What fails here is what fails the run, so that the report and the exit status agree.
    static func all(of report: LintReport, failingFrom severity: Severity?) -> [ReportedCase] {
        var findings: [ExactText: [Finding]] = [:]
        for finding in report.findings { findings[ExactText(finding.place.file), default: []].append(finding) }
        let files = Set(report.background.files.map { ExactText($0) }).union(findings.keys).sorted()
        let cases = files.flatMap { name in
            let file = name.text
            guard let findings = findings[name] else { return [ReportedCase(file: file, outcome: .passed)] }
            return findings.map { finding in
                let fails = severity.map { finding.severity >= $0 } ?? false
                return ReportedCase(file: file, outcome: fails ? .failed(finding) : .remarked(finding))
            }
        }
        return cases + report.background.troubles.map { ReportedCase(file: nil, outcome: .troubled($0)) }
    }

    var isFailure: Bool {
        switch outcome {
        case .passed, .remarked: false
        case .failed, .troubled: true
        }
    }
}
