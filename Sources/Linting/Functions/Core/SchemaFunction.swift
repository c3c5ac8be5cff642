import JSONSchema
import SourceTree

/// Spectral's `schema`: the value is valid against a JSON Schema (draft 2020-12), written in the rule or in a file.
struct SchemaFunction: ScalarFunction {
    static let name = "schema"

    private let schema: JSONSchema?
    private let reportsAll: Bool

    init(options: inout OptionReader) {
        reportsAll = options.boolean("allErrors") ?? false
        if let dialect = options.string("dialect"), dialect != "auto", dialect != "draft2020-12" {
            options.fault("The dialect “\(dialect)” is not supported; schemas are read as draft2020-12.")
        }
        schema = options.schema("schema")
    }

    func accepts(_ index: Int, in view: TreeView) -> Bool { schema?.accepts(view, index) ?? true }

    func isSettled(by kind: NodeKind) -> Bool { schema?.isSettled(by: kind) ?? true }

    func check(_ subject: Subject, in context: LintContext, report: (Problem) -> Void) {
        if let value = subject.value, schema?.accepts(value) ?? true { return }
        guard let schema else { return }
        guard let value = subject.value else {
            return report(Problem("\(subject.called) is missing.", at: subject.place))
        }
        let problems = schema.problems(in: value)
        for problem in reportsAll ? problems[...] : problems.prefix(1) { report(problem) }
    }
}
