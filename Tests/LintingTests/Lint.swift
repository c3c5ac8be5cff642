import Payloads
import SourceTree
import StringTables
import Testing
import Workspace

@testable import Linting

/// Lints one text as the tool does, with a configuration and string tables given as texts.
struct Lint {
    let findings: [Finding]
    let faults: [RuleSetFault]

    /// - Parameters:
    ///   - tables: the texts of `.strings` files and catalogs by path.
    ///   - files: other rule sets that the configuration extends, by absolute path.
    init(
        _ payload: String, named name: String = "payload.json", configuration: String = "",
        tables: [String: String] = [:], files: [String: String] = [:]
    ) {
        do throws(RuleSetFaults) {
            let joined = try Lint.configuration(configuration, files: files)
            let program = joined.program(overrides: joined.overrides(for: Path("/app/" + name)))
            findings = Lint.findings(payload, name, program, tables)
            faults = []
        } catch {
            findings = []
            faults = error.faults
        }
    }

    static func configuration(_ text: String, files: [String: String] = [:]) throws(RuleSetFaults) -> Configuration {
        let layer = RuleSetLayer.file(Source(name: ".pushlint.yml", text: text), folder: Path("/app"))
        return try Configuration(text.isEmpty ? [] : [layer]) { path in
            guard let text = files[path.text] else { return .failure(FileProblem(.missing, at: path)) }
            return .success(Source(name: String(path.text.dropFirst("/app/".count)), text: text))
        }
    }

    private static func findings(
        _ payload: String, _ name: String, _ program: LintProgram, _ tables: [String: String]
    ) -> [Finding] {
        let read = tables.sorted { $0.key < $1.key }.compactMap { path, text in
            StringTablePath(path).map { StringTableReader.read(Source(name: path, text: text), path: $0) }
        }
        let strings =
            tables.isEmpty
            ? nil : AppStrings(read, developmentLanguage: program.settings.developmentLanguage)
        let document = PayloadDocument(
            Source(name: name, text: payload), mustHold: true, pushType: program.settings.headers.pushType)
        var resolver = PlaceResolver()
        let payloads = program.payloads(of: document)
        let isAsked =
            payloads.contains { program.needsStringTables(for: $0) }
            || document.documents.contains { program.needsStringTables(for: $0) }
        let findings = program.findings(
            in: document, payloads: payloads, app: AppResources(strings: isAsked ? strings : nil), resolver: &resolver)
        return LintReport(findings: findings, files: 1, payloads: document.payloads.count).findings
    }

    /// `line:column: severity: message [rule]`, one a line.
    var text: String {
        findings.map { finding in
            let start = finding.place.start
            return "\(start.line):\(start.column): \(finding.severity.rawValue): \(finding.message) [\(finding.rule)]"
        }.joined(separator: "\n")
    }

    /// `file:line:column: message`, one a line.
    var faultText: String {
        faults.map { "\($0.file):\($0.start.line):\($0.start.column): \($0.message)" }.joined(separator: "\n")
    }
}
