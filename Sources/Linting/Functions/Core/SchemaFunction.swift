import JSONSchema
import SourceTree

/// Spectral's `schema`: the value is valid against a JSON Schema (draft 2020-12), written in the rule.
struct SchemaFunction: RuleFunction {
    static let name = "schema"

    private let schema: JSONSchema?
    private let reportsAll: Bool

    init(options: inout OptionReader) {
        reportsAll = options.boolean("allErrors") ?? false
        if let dialect = options.string("dialect"), dialect != "auto", dialect != "draft2020-12" {
            options.fault("The dialect “\(dialect)” is not supported; schemas are read as draft2020-12.")
        }
        guard let node = options.node("schema") else {
            schema = nil
            options.fault("“schema” needs “schema”: a JSON Schema.")
            return
        }
        do {
            schema = try JSONSchema(node)
        } catch {
            schema = nil
            for fault in error.faults { options.fault(fault.message, at: fault.place) }
        }
    }

    func check(_ subject: Subject, in context: LintContext, report: (Problem) -> Void) {
        guard let schema else { return }
        guard let value = subject.value else {
            return report(Problem("\(subject.called) is missing.", at: subject.place))
        }
        if schema.accepts(value) { return }
        let violations = schema.violations(of: value)
        for violation in reportsAll ? violations[...] : violations.prefix(1) { report(Problem(violation)) }
    }
}

extension Problem {
    /// What a schema does not allow, with the place in the schema where somebody can open it.
    init(_ violation: SchemaViolation) {
        let isBuiltin = violation.schemaPlace.tree.source.isBuiltinRuleSet
        let related = Related("The schema asks for it here.", at: Spot(violation.schemaPlace))
        self.init(violation.message, at: violation.place, related: isBuiltin ? [] : [related])
    }
}
