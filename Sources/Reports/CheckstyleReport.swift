import Linting

/// The XML of Checkstyle, which Jenkins, reviewdog and many editors read.
struct CheckstyleReport: ReportFormat {
    static let name = "checkstyle"

    init(style: ReportStyle) {}

    func text(of report: LintReport) -> String {
        var errors: [(file: String, element: String)] = []
        for trouble in report.background.troubles {
            let start = trouble.start.map { " line=\"\($0.line)\" column=\"\($0.column)\"" } ?? ""
            let element =
                "    <error\(start) severity=\"error\" message=\"\(XMLText.escaped(trouble.message))\" source=\"pushlint\"/>\n"
            errors.append((trouble.file ?? "pushlint", element))
        }
        for finding in report.findings { errors.append((finding.place.file, element(finding))) }
        var elements: [String: [String]] = [:]
        for (file, element) in errors { elements[file, default: []].append(element) }
        let files = Set(report.background.files).union(elements.keys).sorted {
            $0.utf8.lexicographicallyPrecedes($1.utf8)
        }
        var text = XMLText.declaration + "<checkstyle version=\"4.3\">\n"
        for file in files {
            text += "  <file name=\"\(XMLText.escaped(file))\">\n"
            text += (elements[file] ?? []).joined() + "  </file>\n"
        }
        return text + "</checkstyle>\n"
    }

    private func element(_ finding: Finding) -> String {
        let start = finding.place.start
        let message = ([finding.message] + finding.related.map { FindingLines.remark($0) }).joined(separator: " ")
        return "    <error line=\"\(start.line)\" column=\"\(start.column)\" severity=\"\(finding.severity.rawValue)\" "
            + "message=\"\(XMLText.escaped(message))\" source=\"pushlint.\(XMLText.escaped(finding.rule))\"/>\n"
    }
}
