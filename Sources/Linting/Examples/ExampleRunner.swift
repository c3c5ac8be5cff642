import Payloads
import PropertyLists
import SourceTree
import StringTables
import Workspace

/// Runs a rule's own examples: a wrong one must be flagged at each of its marks and nowhere else, a right one nowhere.
struct ExampleRunner {
    private let rule: ActiveRule
    private let variation: ExampleVariation

    init(_ rule: ActiveRule, variation: ExampleVariation) {
        self.rule = rule
        self.variation = variation
    }

    func failures() -> [ExampleFailure] {
        let examples = rule.definition.examples
        return examples.valid.compactMap { failure(of: $0, isWrong: false) }
            + examples.invalid.compactMap { failure(of: $0, isWrong: true) }
    }

    private struct Flagged: Hashable, Comparable {
        let file: String
        let offset: Int

        static func < (left: Flagged, right: Flagged) -> Bool {
            (left.file, left.offset) < (right.file, right.offset)
        }
    }

    private static let payloadName = "payload.json"

    private func failure(of example: RuleExample, isWrong: Bool) -> ExampleFailure? {
        let payload = example.payload.map { MarkedText(variation.payload($0)) }
        let files = example.files.map { ($0.path, MarkedText(variation.file($0.text, named: $0.path))) }
        var expected = Set((payload?.offsets ?? []).map { Flagged(file: ExampleRunner.payloadName, offset: $0) })
        for (path, text) in files { expected.formUnion(text.offsets.map { Flagged(file: path, offset: $0) }) }
        if isWrong, expected.isEmpty {
            return failure(example, "A wrong example marks what is to be flagged with “\(RuleExample.mark)”.")
        }
        if !isWrong, !expected.isEmpty {
            return failure(example, "A right example has no mark “\(RuleExample.mark)”.")
        }
        let findings = findings(in: payload?.text, files.map { ($0.0, $0.1.text) }, example)
        let found = Dictionary(findings.map { (Flagged(file: $0.place.file, offset: $0.place.range.lowerBound), $0) }) {
            first, _ in first
        }
        if let missing = expected.subtracting(found.keys).min() {
            return failure(example, "Nothing is flagged at the mark at byte \(missing.offset) of \(missing.file).")
        }
        if let extra = found.filter({ !expected.contains($0.key) }).min(by: { $0.key < $1.key })?.value {
            let place = "\(extra.place.file):\(extra.place.start.line):\(extra.place.start.column)"
            return failure(example, "\(place) is flagged, where there is no mark: \(extra.message)")
        }
        return nil
    }

    private func findings(
        in payload: String?, _ files: [(path: String, text: String)], _ example: RuleExample
    ) -> [Finding] {
        let program = program(for: example)
        let document = payload.map {
            PayloadDocument(
                Source(name: ExampleRunner.payloadName, text: $0), mustHold: true,
                pushType: program.settings.headers.pushType)
        }
        let payloads = document.map { program.payloads(of: $0) } ?? []
        let tables = tables(in: files)
        let strings = AppStrings(tables, program.settings)
        var resolver = PlaceResolver()
        let keys = payloads.reduce(into: Set<TableKey>()) { $0.formUnion($1.localizationKeys) }
        var findings = findings(
            in: tables, strings, keys: document == nil ? .all : .named(keys), program, &resolver)
        if let document {
            let app = app(with: files, files.isEmpty ? nil : strings, program.settings)
            findings += program.findings(in: document, payloads: payloads, app: app, resolver: &resolver)
        }
        return findings.filter { $0.rule == rule.definition.id }
    }

    /// The rule alone, with the example's configuration.
    private func program(for example: RuleExample) -> LintProgram {
        var table = RuleTable()
        var active = rule
        active.isOn = true
        table[rule.definition.id] = active
        let place = example.place.tree.source
        let files = SchemaFiles(for: place, in: .root) { path in
            guard let file = example.files.first(where: { Path($0.path).absolute(in: .root) == path }) else {
                return .failure(FileProblem(.missing, at: path))
            }
            return .success(Source(name: file.path, text: MarkedText(file.text).text))
        }
        var settings = SettingsReader(folder: .root, schemaFiles: files)
        for member in example.configuration?.members.map({ $0 }) ?? [] { settings.read(member) }
        return LintProgram(table, settings: settings.settings)
    }

    private func findings(
        in tables: [StringTable], _ strings: AppStrings, keys: KeySelection, _ program: LintProgram,
        _ resolver: inout PlaceResolver
    ) -> [Finding] {
        let review = TableReview(strings, keys: keys, languages: program.settings.languages)
        return tables.flatMap { TableProblems.findings(in: $0, keys: keys, program, &resolver) }
            + TableProblems.findings(of: review, &resolver) { _ in program }
    }

    /// The app's side, from the files that an example has: tables, sounds, and the entitlements that are named.
    private func app(
        with files: [(path: String, text: String)], _ strings: AppStrings?, _ settings: Settings
    ) -> AppResources {
        var app = AppResources(strings: strings)
        if let named = settings.entitlements, let file = files.first(where: { $0.path == named.pattern }) {
            app.entitlements = try? Entitlements(Source(name: file.path, text: file.text))
        }
        if settings.sounds != nil { app.sounds = Set(files.map { Path($0.path).name }) }
        return app
    }

    private func tables(in files: [(path: String, text: String)]) -> [StringTable] {
        files.compactMap { file in
            StringTablePath(file.path).map {
                StringTableReader.read(Source(name: file.path, text: file.text), path: $0)
            }
        }
    }

    private func failure(_ example: RuleExample, _ message: String) -> ExampleFailure {
        let fault = RuleSetFault(message, at: example.place)
        return ExampleFailure(
            rule: rule.definition.id, message: fault.message, file: fault.file, position: fault.start)
    }
}

// MARK: Fixes and findings

extension ExampleRunner {
    /// What is wrong about the rule's being marked as fixable, or not.
    func fixFailures() -> [ExampleFailure] {
        let results = rule.definition.examples.invalid.compactMap { fixing($0) }
        let isMarked = rule.definition.isFixable
        if !isMarked, results.contains(where: \.hasFix) {
            return [failure("Findings of this rule come with a fix; mark it with “fixable: true”.")]
        }
        if isMarked, !results.contains(where: { $0.fixedCount > 0 && $0.left == 0 }) {
            return [failure("The rule is marked as fixable, but none of its wrong examples is put right.")]
        }
        return []
    }

    /// What the rule finds in a wrong example, its marks taken out; sorted by place.
    func findings(in example: RuleExample) -> [Finding] {
        let files = example.files.map { ($0.path, MarkedText($0.text).text) }
        return findings(in: example.payload.map { MarkedText($0).text }, files, example).sorted()
    }

    /// The payload's text as the rule's fixes make it; nil when they change nothing.
    func fixedPayload(of example: RuleExample) -> String? {
        guard let result = fixing(example), result.fixedCount > 0 else { return nil }
        return result.text
    }

    private func fixing(_ example: RuleExample) -> (hasFix: Bool, fixedCount: Int, left: Int, text: String)? {
        guard let payload = example.payload else { return nil }
        let program = program(for: example)
        let files = example.files.map { ($0.path, MarkedText($0.text).text) }
        let source = Source(name: ExampleRunner.payloadName, text: MarkedText(payload).text)
        let document = PayloadDocument(source, mustHold: true, pushType: program.settings.headers.pushType)
        let strings = files.isEmpty ? nil : AppStrings(tables(in: files), program.settings)
        let result = DocumentFixer(program, app: app(with: files, strings, program.settings)).fix(document)
        let hasFix = findings(in: example).contains { $0.fix != nil }
        let text = String(decoding: result.document.source.bytes, as: UTF8.self)
        return (hasFix, result.fixedCount, result.findings.count, text)
    }

    private func failure(_ message: String) -> ExampleFailure {
        let fault = RuleSetFault(message, at: rule.definition.place)
        return ExampleFailure(
            rule: rule.definition.id, message: fault.message, file: fault.file, position: fault.start)
    }
}
