import JSONSchema
import Linting
import SourceTree
import Workspace

/// A run that validates documents of any kind against a schema.
public struct ValidationRun: Sendable {
    private let request: ValidationRequest

    /// A run of what was asked for.
    public init(_ request: ValidationRequest) {
        self.request = request
    }

    private struct Target: Sendable {
        let name: String
        /// Nil for standard input.
        let path: Path?
    }

    private struct Review: Sendable {
        var findings: [Finding] = []
        var documents = 0
        var source: Source?
        var trouble: Trouble?
    }

    /// Validates all that was asked for.
    ///
    /// - Returns: what came of it; its warnings are keywords of the schema that look misspelt.
    public func run() async -> LintOutcome {
        let schema: JSONSchema
        switch readSchema() {
        case .success(let compiled): schema = compiled
        case .failure(let faulty): return ValidationRun.outcome([], faulty.troubles)
        }
        let (targets, troubles) = findTargets()
        let validation = SchemaValidation(schema)
        var reviews: [Review] = []
        if targets.count > 1 {
            let request = request
            reviews = await targets.concurrentMap(pieceLength: 4) { ValidationRun.review($0, validation, request) }
        } else if let target = targets.first {
            reviews = [await ValidationRun.reviewOnAllCores(target, validation, request)]
        }
        var outcome = ValidationRun.outcome(reviews, troubles)
        outcome.warnings = schema.warnings.map { RuleSetFault($0).warningText }
        return outcome
    }

    private static func outcome(_ reviews: [Review], _ troubles: [Trouble]) -> LintOutcome {
        var sources: [ExactText: Source] = [:]
        for source in reviews.compactMap(\.source) { sources[ExactText(source.name)] = source }
        let report = LintReport(
            findings: reviews.flatMap(\.findings), files: reviews.count { $0.trouble == nil },
            payloads: reviews.reduce(0) { $0 + $1.documents }, sources: sources, subject: .documents)
        return LintOutcome(report: report, troubles: troubles + reviews.compactMap(\.trouble))
    }

    // MARK: Schema

    private var schemaPath: Path { Path(request.schema).absolute(in: request.currentFolder) }

    private struct FaultySchema: Error {
        let troubles: [Trouble]
    }

    /// Its references may lead to files in the current folder, or where it does not stand there, in its own.
    private func readSchema() -> Result<JSONSchema, FaultySchema> {
        let path = schemaPath
        let folder = request.currentFolder
        let files = SchemaFiles(at: path, within: path.isWithin(folder) ? folder : path.parent ?? .root) { path in
            ValidationRun.source(at: path, name: path.relative(to: folder).text)
        }
        switch ValidationRun.source(at: path, name: path.relative(to: folder).text) {
        case .failure(let problem):
            return .failure(FaultySchema(troubles: [Trouble(problem, shownFrom: folder)]))
        case .success(let source):
            return SchemaText.parse(source).mapError { ValidationRun.faulty($0) }.flatMap { tree in
                do throws(SchemaFaults) {
                    return .success(try files.schema(tree.root, at: path))
                } catch {
                    return .failure(ValidationRun.faulty(error.faults))
                }
            }
        }
    }

    private static func faulty(_ unreadable: UnreadableSchema) -> FaultySchema {
        faulty(unreadable.place.map { [SchemaFault(unreadable.message, at: $0)] } ?? [])
    }

    private static func faulty(_ faults: [SchemaFault]) -> FaultySchema {
        FaultySchema(troubles: faults.map { Trouble(RuleSetFault($0)) })
    }

    // MARK: Documents

    private func findTargets() -> (targets: [Target], troubles: [Trouble]) {
        let schema = schemaPath
        let finder = FileFinder(
            userFolders: request.userFolders,
            isWanted: { path in
                path != schema && DocumentForm.isWanted(path.name)
            })
        let search = finder.find(request.paths.filter { $0 != "-" }, in: request.currentFolder)
        var targets = search.files.map { file in
            Target(name: file.path.relative(to: request.currentFolder).text, path: file.path)
        }
        if request.paths.contains("-") {
            targets.append(Target(name: request.standardInputName ?? "<stdin>", path: nil))
        }
        return (targets, search.problems.map { Trouble($0, shownFrom: request.currentFolder) })
    }

    private static func source(at path: Path, name: String) -> Result<Source, FileProblem> {
        do throws(FileProblem) {
            return .success(Source(name: name, bytes: try FileReader.read(path)))
        } catch {
            return .failure(error)
        }
    }

    private static func read(_ target: Target, _ request: ValidationRequest) -> Result<Source, FileProblem> {
        guard let path = target.path else {
            return request.readStandardInput().map { Source(name: target.name, bytes: $0) }
        }
        return source(at: path, name: target.name)
    }

    private static func review(
        _ target: Target, _ validation: SchemaValidation, _ request: ValidationRequest
    ) -> Review {
        switch read(target, request) {
        case .failure(let problem): return Review(trouble: Trouble(problem.message, file: target.name))
        case .success(let source):
            let form = DocumentForm(of: source)
            guard form == .jsonLines else { return review(source, as: form, validation) }
            return review(source, [validation.check(0..<source.bytes.count, of: source)], [0], validation)
        }
    }

    /// A file of many lines is split among the cores.
    private static func reviewOnAllCores(
        _ target: Target, _ validation: SchemaValidation, _ request: ValidationRequest
    ) async -> Review {
        switch read(target, request) {
        case .failure(let problem): return Review(trouble: Trouble(problem.message, file: target.name))
        case .success(let source):
            let form = DocumentForm(of: source)
            guard form == .jsonLines else { return review(source, as: form, validation) }
            let parts = LineParts.split(source.bytes)
            let checks = await parts.concurrentMap(pieceLength: 1) { validation.check($0, of: source) }
            return review(source, checks, parts.map(\.lowerBound), validation)
        }
    }

    private static func review(_ source: Source, as form: DocumentForm, _ validation: SchemaValidation) -> Review {
        var resolver = PlaceResolver()
        let findings = validation.findings(in: source, as: form, &resolver)
        return Review(findings: findings, documents: 1, source: source)
    }

    private static func review(
        _ source: Source, _ checks: [JSONLineCheck], _ starts: [Int], _ validation: SchemaValidation
    ) -> Review {
        var resolver = PlaceResolver()
        var review = Review()
        var lines = 0
        for (check, start) in zip(checks, starts) {
            for line in check.refused {
                review.findings += validation.findings(in: line.moved(by: start, lines: lines), of: source, &resolver)
            }
            lines += check.lines
            review.documents += check.texts
        }
        // Beneath a finding in a very long file no line is shown: finding it takes longer than validating.
        if source.bytes.count <= 1 << 20 { review.source = source }
        return review
    }
}
