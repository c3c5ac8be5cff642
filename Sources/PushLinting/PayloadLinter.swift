@_exported import Linting
import Payloads
import SourceTree
import StringTables
import Workspace

/// Lints payloads that a program has in memory, for instance those that a server builds in its tests.
///
///     let linter = try PayloadLinter()
///     let findings = linter.lint(Array(body.utf8))
///     #expect(findings.isEmpty)
public struct PayloadLinter: Sendable {
    private let configuration: Configuration
    private let program: LintProgram
    private let folder: Path
    private let strings: AppStrings?

    /// What is wrong in the string tables themselves, sorted by file, line and column.
    public let tableFindings: [Finding]

    /// What is likely a mistake in the configuration: keywords of its schemas that look misspelt.
    public var warnings: [RuleSetFault] { configuration.warnings }

    /// - Parameters:
    ///   - configuration: the text of a `.pushlint.yml`; nil for the recommended rules.
    ///   - folder: the folder that relative names in the configuration count from.
    ///   - stringTables: the app's string tables by their paths, such as `en.lproj/Localizable.strings`.
    /// - Throws: every mistake in the configuration, and every path that is no string table's.
    public init(
        configuration: String? = nil, folder: String = "/", stringTables: [String: [UInt8]] = [:]
    ) throws(RuleSetFaults) {
        let folder = Path(folder).normalised
        let layers = configuration.map {
            [RuleSetLayer.file(Source(name: ".pushlint.yml", text: $0), folder: folder)]
        }
        let joined = try Configuration(layers ?? []) { path in
            do throws(FileProblem) {
                return .success(Source(name: path.text, bytes: try FileReader.read(path)))
            } catch {
                return .failure(error)
            }
        }
        let tables = try PayloadLinter.read(stringTables)
        self.configuration = joined
        self.folder = folder
        program = joined.program(overrides: [])
        strings = tables.isEmpty ? nil : AppStrings(tables, program.settings)
        var resolver = PlaceResolver()
        let program = program
        let review = TableReview(AppStrings(tables, program.settings), keys: .named([]), languages: nil)
        tableFindings =
            (tables.flatMap { TableProblems.findings(in: $0, program, &resolver) }
            + TableProblems.findings(of: review, &resolver) { _ in program }).sorted()
    }

    private static func read(_ files: [String: [UInt8]]) throws(RuleSetFaults) -> [StringTable] {
        var tables: [StringTable] = []
        var faults: [RuleSetFault] = []
        for (name, bytes) in files.sorted(by: { $0.key < $1.key }) {
            let source = Source(name: name, bytes: bytes)
            if let path = StringTablePath(name) {
                tables.append(StringTableReader.read(source, path: path))
            } else {
                faults.append(
                    RuleSetFault(
                        "“\(name)” is no path of a string table; one looks like en.lproj/Localizable.strings, "
                            + "en.lproj/Localizable.stringsdict or Localizable.xcstrings.",
                        at: Spot(file: source, range: 0..<0)))
            }
        }
        if !faults.isEmpty { throw RuleSetFaults(faults) }
        return tables
    }

    /// The findings in one payload, or in an envelope that carries payloads.
    ///
    /// - Parameters:
    ///   - bytes: JSON text in UTF-8.
    ///   - name: what findings call the text; a path, which the configuration's overrides may concern.
    /// - Returns: sorted by line, column and rule.
    public func lint(_ bytes: [UInt8], named name: String = "payload.json") -> [Finding] {
        var resolver = PlaceResolver()
        let program = program(for: name)
        let document = PayloadDocument(
            Source(name: name, bytes: bytes), mustHold: true, pushType: program.settings.headers.pushType)
        let findings = program.findings(
            in: document, payloads: program.payloads(of: document), app: AppResources(strings: strings),
            resolver: &resolver)
        return LintReport(findings: findings, files: 1, payloads: document.payloads.count).findings
    }

    private func program(for name: String) -> LintProgram {
        let path = Path(name).absolute(in: folder)
        let overrides = configuration.overrides(for: path)
        let own = overrides.isEmpty ? program : configuration.program(overrides: overrides)
        let today = CalendarDate(secondsSinceEpoch: SystemClock.secondsSinceEpoch())
        return own.ignoring(configuration.ignores(for: path, on: today))
    }
}
