/// Spectral's `undefined`: nothing stands there.
struct UndefinedFunction: RuleFunction {
    static let name = "undefined"

    var isAboutPresence: Bool { true }

    init(options: inout OptionReader) {}

    func check(_ subject: Subject, in context: LintContext, report: (Problem) -> Void) {
        if subject.value != nil { report(Problem("\(subject.called) must not be there.", at: subject.place)) }
    }
}
