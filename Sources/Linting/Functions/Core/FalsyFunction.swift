/// Spectral's `falsy`: the value is missing or one of false, 0, "" and null.
struct FalsyFunction: RuleFunction {
    static let name = "falsy"

    init(options: inout OptionReader) {}

    func check(_ subject: Subject, in context: LintContext, report: (Problem) -> Void) {
        if TruthyFunction.isTruthy(subject.value) {
            report(Problem("\(subject.called) must be missing, empty, 0, false or null.", at: subject.place))
        }
    }
}
