import Linting

/// The findings alone, one JSON object a line, for programs that read while pushlint still works.
struct NDJSONReport: ReportFormat {
    static let name = "ndjson"
    static let isByFinding = true

    init(style: ReportStyle) {}

    func text(of report: LintReport) -> String {
        report.findings.map { finding in
            var writer = JSONWriter(isCompact: true)
            FindingJSON.write(finding, &writer)
            return writer.text + "\n"
        }.joined()
    }
}
