import Linting

/// The last lines of a report for people: how much was checked and found.
struct ReportSummary {
    private let summary: LintReport.Summary
    private let subject: LintReport.Subject
    private let fixable: Int
    private let setAside: LintReport.SetAside
    private let style: ReportStyle

    init(_ report: LintReport, _ style: ReportStyle) {
        self.init(
            report.summary, report.subject, fixable: report.findings.count { $0.fix != nil }, setAside: report.setAside,
            style)
    }

    init(
        _ summary: LintReport.Summary, _ subject: LintReport.Subject, fixable: Int,
        setAside: LintReport.SetAside = LintReport.SetAside(), _ style: ReportStyle
    ) {
        self.summary = summary
        self.subject = subject
        self.fixable = fixable
        self.setAside = setAside
        self.style = style
    }

    var text: String { main + SetAsideText.lines(setAside) }

    private var main: String {
        let count = summary.errors + summary.warnings + summary.infos
        let checked: String
        switch subject {
        case .payloads:
            if summary.files == 0, count == 0 { return "No payload was found to lint.\n" }
            checked = "\(summary.payloads.counting("payload")) in \(summary.files.counting("file"))"
        case .documents:
            if summary.files == 0 { return "No document was found to validate.\n" }
            checked = "\(summary.payloads.counting("document")) in \(summary.files.counting("file"))"
        case .stringTables:
            if summary.files == 0 { return "No string table was found to check.\n" }
            checked = summary.files.counting("string table")
        }
        if count == 0 { return style.painted("No findings", "32") + " in \(checked).\n" }
        return style.painted(counts, "1") + " in \(checked).\n" + fixes
    }

    private var counts: String {
        var counts: [String] = []
        if summary.errors > 0 { counts.append(summary.errors.counting("error")) }
        if summary.warnings > 0 { counts.append(summary.warnings.counting("warning")) }
        if summary.infos > 0 { counts.append(summary.infos.counting("info")) }
        return counts.joined(separator: ", ")
    }

    private var fixes: String {
        // Whether a fix leads to other findings, so that it is left out, shows only when it is made.
        fixable == 0 ? "" : "With --fix, up to \(fixable) of them \(fixable == 1 ? "is" : "are") put right.\n"
    }
}
