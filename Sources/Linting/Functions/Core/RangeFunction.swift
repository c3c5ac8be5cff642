/// A number lies between two bounds.
struct RangeFunction: RuleFunction {
    static let name = "range"

    private let bounds: Bounds

    init(options: inout OptionReader) {
        bounds = Bounds(of: RangeFunction.name, &options)
    }

    func check(_ subject: Subject, in context: LintContext, report: (Problem) -> Void) {
        guard let value = subject.value, let number = value.number else { return }
        bounds.check(number, text: value.text, subject, report: report)
    }
}
