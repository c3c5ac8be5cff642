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
    private let program: LintProgram
    private let strings: AppStrings?

    /// - Parameters:
    ///   - configuration: the text of a `.pushlint.yml`; nil for the recommended rules.
    ///   - folder: the folder that relative names in the configuration count from.
    ///   - stringTables: the app's string tables by their paths, such as `en.lproj/Localizable.strings`.
    /// - Throws: every mistake in the configuration.
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
        program = joined.program(overrides: [])
        let tables = stringTables.compactMap { name, bytes in
            StringTablePath(name).map { StringTableReader.read(Source(name: name, bytes: bytes), path: $0) }
        }
        strings =
            tables.isEmpty
            ? nil : AppStrings(tables, developmentLanguage: program.settings.developmentLanguage)
    }

    /// The findings in one payload, or in an envelope that carries payloads.
    ///
    /// - Parameters:
    ///   - bytes: JSON text in UTF-8.
    ///   - name: what findings call the text.
    /// - Returns: sorted by line, column and rule.
    public func lint(_ bytes: [UInt8], named name: String = "payload.json") -> [Finding] {
        var resolver = PlaceResolver()
        let document = PayloadDocument(Source(name: name, bytes: bytes), mustHold: true)
        let findings = program.findings(
            in: document, payloads: program.payloads(of: document), strings: strings, resolver: &resolver)
        return findings.sorted()
    }
}
