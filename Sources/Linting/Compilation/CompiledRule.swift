import Payloads
import SourceTree

/// A rule made ready to run: paths parsed, functions with their options, the message split into its pieces.
///
/// Each part is made when a payload first needs it: a run for one payload needs few parts of few rules.
final class CompiledRule: Sendable {
    let id: String
    let target: RuleTarget
    let documentation: String?
    private let formats: FormatCondition
    private let definition: RuleDefinition
    /// What it looks at.
    let givens: Lazy<[CompiledGiven]>
    /// What it does with each of what it looks at.
    let clauses: Lazy<[CompiledClause]>
    private let message: Lazy<MessageTemplate?>
    /// Whether one of its functions ever looks anything up in the string tables.
    let mayUseStringTables: Bool

    /// - Parameter rule: one without mistakes (`RuleCompiler.review`).
    init(_ rule: ActiveRule) {
        let definition = rule.definition
        var compiler = RuleCompiler()
        formats = compiler.formats(of: rule)
        givens = Lazy {
            var compiler = RuleCompiler()
            return compiler.givens(of: rule)
        }
        clauses = Lazy {
            var compiler = RuleCompiler()
            return compiler.clauses(of: definition)
        }
        message = Lazy {
            var compiler = RuleCompiler()
            return compiler.message(of: definition)
        }
        mayUseStringTables = definition.then.contains {
            RuleFunctions.named($0.function.text)?.usesStringTables ?? false
        }
        id = definition.id
        target = definition.target
        documentation = rule.documentation
        self.definition = definition
    }

    func applies(to payload: Payload) -> Bool { formats.holds(for: payload) }

    /// Whether it may apply to something in an envelope, whatever its push type is.
    func mayApply(in envelope: FormatSet) -> Bool { formats.mayHold(in: envelope) }

    func needsStringTables(for payload: Payload, settings: Settings) -> Bool {
        clauses.value.contains { $0.function.needsStringTables(for: payload, settings: settings) }
    }

    /// Whether a rule about envelopes looks up anything in the app's string tables for this one.
    func needsStringTables(forEnvelope envelope: Payload) -> Bool {
        clauses.value.contains { $0.function.readsStringTablesForEnvelopes }
            && selectsAnything(in: envelope)
    }

    func selectsAnything(in payload: Payload) -> Bool {
        givens.value.contains { given in
            var hasMatch = false
            given.forEachNode(in: payload) { _ in hasMatch = true }
            return hasMatch
        }
    }

    /// Whether it is a problem when what it looks at is not there.
    var isMatchRequired: Bool { definition.isMatchRequired }

    /// Reports that nothing is there of what it looks at.
    func reportNoMatch(in context: LintContext, report: (Problem) -> Void) {
        let root = context.payload.root
        let paths = givens.value.map(\.text).joined(separator: ", ")
        deliver(Problem("Nothing stands at \(paths).", at: root), Subject(root), report)
    }

    /// Judges a value that it looks at with one of its clauses.
    func run(
        _ clause: CompiledClause, on node: Node, in context: LintContext, report: (Problem) -> Void
    ) {
        clause.field.forEachSubject(of: node) { subject in
            // What a template's placeholder will become is not known, so that nothing can be said against it.
            if !clause.function.isAboutPresence, let value = subject.value, context.holdsPlaceholder(value) {
                return
            }
            if let acceptance = clause.acceptance, let value = subject.value, value.kind.isScalar,
                value.answer(to: acceptance) == 1
            {
                return
            }
            if subject.value == nil, subject.place.holdsTemplateTags { return }
            clause.function.check(subject, in: context) { deliver($0, subject, report) }
        }
    }

    /// Puts the rule's own message in place of the function's, if it has one.
    private func deliver(_ problem: Problem, _ subject: Subject, _ report: (Problem) -> Void) {
        guard let message = message.value else { return report(problem) }
        let text = message.text(error: problem.message, description: definition.description ?? "", subject: subject)
        report(
            Problem(
                text, at: problem.spot, severity: problem.severity, related: problem.related,
                isOncePerRun: problem.isOncePerRun, fix: problem.fix))
    }
}
