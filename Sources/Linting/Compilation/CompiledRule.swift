import Payloads
import SourceTree

/// A rule made ready to run: paths parsed, functions with their options, the message split into its pieces.
///
/// Each part is made when a payload first needs it: a run for one payload needs few parts of few rules.
struct CompiledRule: Sendable {
    let id: String
    let target: RuleTarget
    let documentation: String?
    private let formats: FormatCondition
    private let definition: RuleDefinition
    private let givens: Lazy<[CompiledGiven]>
    private let clauses: Lazy<[CompiledClause]>
    private let message: Lazy<MessageTemplate?>
    private let mayUseStringTables: Bool

    /// - Parameter rule: one without mistakes (`RuleCompiler.faults`).
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

    func needsStringTables(for payload: Payload, settings: Settings) -> Bool {
        mayUseStringTables
            && clauses.value.contains { $0.function.needsStringTables(for: payload, settings: settings) }
    }

    /// Whether a rule about envelopes looks up anything in the app's string tables for this one.
    func needsStringTables(forEnvelope envelope: Payload) -> Bool {
        mayUseStringTables && clauses.value.contains { $0.function.readsStringTablesForEnvelopes }
            && selectsAnything(in: envelope)
    }

    func selectsAnything(in payload: Payload) -> Bool {
        givens.value.contains { given in
            var hasMatch = false
            given.forEachNode(in: payload) { _ in hasMatch = true }
            return hasMatch
        }
    }

    func run(in context: LintContext, report: (Problem) -> Void) {
        var hasMatched = false
        let givens = givens.value
        for given in givens {
            given.forEachNode(in: context.payload) { node in
                hasMatched = true
                for clause in clauses.value { run(clause, on: node, in: context, report: report) }
            }
        }
        if definition.isMatchRequired, !hasMatched {
            let root = context.payload.root
            let paths = givens.map(\.text).joined(separator: ", ")
            deliver(Problem("Nothing stands at \(paths).", at: root), Subject(root), report)
        }
    }

    private func run(
        _ clause: CompiledClause, on node: Node, in context: LintContext, report: (Problem) -> Void
    ) {
        clause.field.forEachSubject(of: node) { subject in
            // What a template's placeholder will become is not known, so that nothing can be said against it.
            if !clause.function.isAboutPresence, let value = subject.value, TemplatePlaceholder.stands(in: value) {
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
