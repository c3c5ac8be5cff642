import Linting
import SourceTree

/// SARIF 2.1.0 (OASIS), which GitHub's code scanning, Azure DevOps and many editors read.
struct SARIFReport: ReportFormat {
    static let name = "sarif"
    private static let schema =
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
    private static let page = "https://github.com/pushlint/pushlint"

    private let style: ReportStyle
    private let places: SARIFPlaces

    init(style: ReportStyle) {
        self.style = style
        places = SARIFPlaces(style.paths)
    }

    func text(of report: LintReport) -> String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.string("$schema", SARIFReport.schema)
            writer.string("version", "2.1.0")
            writer.array("runs") { writer in
                writer.object { writeRun(report, &$0) }
            }
        }
        return writer.text + "\n"
    }

    private func writeRun(_ report: LintReport, _ writer: inout JSONWriter) {
        writer.object("tool") { writer in
            writer.object("driver") { writer in
                writer.string("name", "pushlint")
                writer.string("version", style.version)
                writer.string("semanticVersion", style.version)
                writer.string("informationUri", SARIFReport.page)
                writer.array("rules") { writer in
                    for rule in report.background.rules { write(rule, &writer) }
                }
            }
        }
        writer.array("invocations") { writer in
            writer.object { write(report.background.troubles, &$0) }
        }
        places.writeBase(&writer)
        writer.string("columnKind", "unicodeCodePoints")
        let rules = report.background.rules.map(\.id)
        let numbers = Dictionary(zip(rules, rules.indices), uniquingKeysWith: { first, _ in first })
        var fingerprints = ReportFingerprints(style.paths)
        writer.array("results") { writer in
            for finding in report.findings {
                let fingerprint = fingerprints.next(finding)
                writer.object { write(finding, rule: numbers[finding.rule], fingerprint, &$0) }
            }
        }
    }

    // MARK: Rules and troubles

    private func write(_ rule: RuleSummary, _ writer: inout JSONWriter) {
        let help = RuleHelp(rule)
        writer.object { writer in
            writer.string("id", rule.id)
            writer.object("shortDescription") { $0.string("text", help.summary) }
            writer.object("fullDescription") { $0.string("text", rule.definition.reason ?? help.summary) }
            if let page = rule.documentation { writer.string("helpUri", page) }
            writer.object("help") { writer in
                writer.string("text", help.text.isEmpty ? rule.id : help.text)
                if !help.markdown.isEmpty { writer.string("markdown", help.markdown) }
            }
            writer.object("defaultConfiguration") { $0.string("level", SARIFReport.level(rule.severity)) }
        }
    }

    private func write(_ troubles: [Trouble], _ writer: inout JSONWriter) {
        writer.boolean("executionSuccessful", troubles.isEmpty)
        write("toolConfigurationNotifications", troubles.filter { $0.start != nil }, &writer)
        write("toolExecutionNotifications", troubles.filter { $0.start == nil }, &writer)
    }

    private func write(_ key: String, _ troubles: [Trouble], _ writer: inout JSONWriter) {
        if troubles.isEmpty { return }
        writer.array(key) { writer in
            for trouble in troubles {
                writer.object { writer in
                    writer.string("level", "error")
                    writer.object("message") { $0.string("text", TerminalText.harmless(trouble.message)) }
                    guard let file = trouble.file else { return }
                    writer.array("locations") { writer in
                        writer.object { places.write(file: file, start: trouble.start, &$0) }
                    }
                }
            }
        }
    }

    // MARK: Results

    private func write(_ finding: Finding, rule: Int?, _ fingerprint: String, _ writer: inout JSONWriter) {
        writer.string("ruleId", finding.rule)
        if let rule { writer.number("ruleIndex", rule) }
        writer.string("level", SARIFReport.level(finding.severity))
        writer.object("message") { $0.string("text", SARIFReport.plain(finding.message)) }
        writer.array("locations") { writer in
            writer.object { places.write(finding.place, &$0) }
        }
        if !finding.related.isEmpty {
            writer.array("relatedLocations") { writer in
                for (number, related) in finding.related.enumerated() {
                    writer.object { writer in
                        writer.number("id", number + 1)
                        places.write(related.place, &writer)
                        writer.object("message") { $0.string("text", SARIFReport.plain(related.message)) }
                    }
                }
            }
        }
        writer.object("partialFingerprints") { writer in
            writer.string("pushlint/v\(FindingFingerprint.version)", fingerprint)
        }
        if let fix = finding.fix { write(fix, &writer) }
    }

    private func write(_ fix: PlacedFix, _ writer: inout JSONWriter) {
        var files: [String] = []
        for edit in fix.edits where !files.contains(edit.file) { files.append(edit.file) }
        writer.array("fixes") { writer in
            writer.object { writer in
                writer.object("description") { $0.string("text", SARIFReport.plain(fix.title)) }
                writer.array("artifactChanges") { writer in
                    for file in files {
                        writer.object { write(fix.edits.filter { $0.file == file }, in: file, &$0) }
                    }
                }
            }
        }
    }

    private func write(_ edits: [PlacedFix.Edit], in file: String, _ writer: inout JSONWriter) {
        writer.object("artifactLocation") { places.writeFile(file, &$0) }
        writer.array("replacements") { writer in
            for edit in edits {
                writer.object { writer in
                    writer.object("deletedRegion") { SARIFPlaces.writeRegion(edit.start, edit.end, &$0) }
                    if !edit.text.isEmpty {
                        writer.object("insertedContent") { $0.string("text", edit.text) }
                    }
                }
            }
        }
    }

    private static func level(_ severity: Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .info: "note"
        }
    }

    /// A message in which nothing is a link (section 3.11.6).
    private static func plain(_ message: String) -> String {
        let message = TerminalText.harmless(message)
        guard message.contains("](") else { return message }
        var plain = ""
        for scalar in message.unicodeScalars {
            if scalar == "[" || scalar == "]" || scalar == "\\" { plain += "\\" }
            plain.unicodeScalars.append(scalar)
        }
        return plain
    }
}
