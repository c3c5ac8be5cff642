import SourceTree
import StringTables

@testable import Linting

/// Checks string tables given as texts, as `pushlint strings` does, or `pushlint lint` for some keys.
struct TableLint {
    let findings: [Finding]

    init(_ files: [String: String], configuration: String = "", keys: KeySelection = .all) throws {
        let program = try Lint.configuration(configuration).program(overrides: [])
        let tables = files.sorted { $0.key < $1.key }.compactMap { path, text in
            StringTablePath(path).map { StringTableReader.read(Source(name: path, text: text), path: $0) }
        }
        var resolver = PlaceResolver()
        let review = TableReview(
            AppStrings(tables, program.settings), keys: keys, languages: program.settings.languages)
        let all =
            tables.flatMap { TableProblems.findings(in: $0, keys: keys, program, &resolver) }
            + TableProblems.findings(of: review, &resolver) { _ in program }
        findings = LintReport(findings: all, files: tables.count, payloads: 0).findings
    }

    /// One language beside English, each with one text for the key `K`.
    static func pair(_ english: String, _ german: String) throws -> TableLint {
        try TableLint(["en.lproj/L.strings": "K=\"\(english)\";", "de.lproj/L.strings": "K=\"\(german)\";"])
    }

    /// `file:line:column severity rule`, one a finding.
    var places: [String] {
        findings.map { finding in
            let start = finding.place.start
            return "\(finding.place.file):\(start.line):\(start.column) \(finding.severity) \(finding.rule)"
        }
    }
}
