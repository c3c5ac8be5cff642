/// Spectral's `defined`: something stands there, be it null.
struct DefinedFunction: RuleFunction {
    static let name = "defined"

    init(options: inout OptionReader) {}

    func check(_ subject: Subject, in context: LintContext, report: (Problem) -> Void) {
        if subject.value == nil { report(Problem("\(subject.called) is missing.", at: subject.place)) }
    }
}
