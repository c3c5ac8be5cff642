import SourceTree

/// Whether a value, or a header's text, is a whole number of seconds. Option: `maximum`, above which it can only be milliseconds.
struct SecondsFunction: RuleFunction {
    static let name = "seconds"

    private let maximum: ExactNumber?

    init(options: inout OptionReader) {
        maximum = options.number("maximum")
    }

    func check(_ subject: Subject, in context: LintContext, report: (Problem) -> Void) {
        guard let value = subject.value, value.kind == .string || value.kind == .number else { return }
        guard let number = ExactNumber(value.text) else {
            let problem = "\(subject.called) is a whole number of seconds since 1970; it is \(value.quoted)."
            return report(Problem(problem, at: value))
        }
        if !number.isWhole || number.isNegative {
            report(
                Problem(
                    "\(subject.called) is a whole number of seconds since 1970, not \(value.text.shortened).", at: value
                ))
        } else if let maximum, maximum < number {
            report(
                Problem(
                    "\(subject.called) is in seconds; \(value.text.shortened) can only be milliseconds. Divide it by 1000.",
                    at: value))
        }
    }
}
