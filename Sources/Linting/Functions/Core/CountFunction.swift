/// The elements of an array, or the keys of an object, lie between two bounds.
struct CountFunction: RuleFunction {
    static let name = "count"

    private let bounds: Bounds

    init(options: inout OptionReader) {
        bounds = Bounds(of: CountFunction.name, &options)
    }

    func check(_ subject: Subject, in context: LintContext, report: (Problem) -> Void) {
        guard let value = subject.value, value.kind == .array || value.kind == .object else { return }
        bounds.check(value.count, subject, unit: value.kind == .array ? "elements" : "keys", report: report)
    }
}
