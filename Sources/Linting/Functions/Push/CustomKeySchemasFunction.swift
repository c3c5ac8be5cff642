import JSONSchema
import SourceTree

/// Whether the payload's own keys hold what the configuration's `schemas` say. Silent where it names none.
struct CustomKeySchemasFunction: RuleFunction {
    static let name = "customKeySchemas"

    init(options: inout OptionReader) {}

    func check(_ subject: Subject, in context: LintContext, report: (Problem) -> Void) {
        guard let payload = subject.value, payload.kind == .object else { return }
        for named in context.settings.schemas {
            guard let value = payload[named.key] else { continue }
            for problem in named.schema.problems(in: value) { report(problem) }
        }
    }
}
