import SourceTree

/// Whether a value, or a header's text, is a whole number of seconds.
///
/// Options: `maximum`, above which it can only be milliseconds; `earliest`, below which it is a duration rather than a
/// point in time, unless it is 0; `fraction`, how bad a fraction of a second is at most.
struct SecondsFunction: ScalarFunction {
    static let name = "seconds"

    private let maximum: ExactNumber?
    private let earliest: ExactNumber?
    private let fraction: Severity?

    init(options: inout OptionReader) {
        maximum = options.number("maximum")
        earliest = options.number("earliest")
        fraction = options.choice("fraction", of: Severity.self)
    }

    func accepts(_ index: Int, in view: TreeView) -> Bool {
        guard view.kind(index) == .string || view.kind(index) == .number else { return true }
        let text = view.withText(index) { String(decoding: $0, as: UTF8.self) }
        guard let number = ExactNumber(text), number.isWhole, !number.isNegative else { return false }
        if let maximum, maximum < number { return false }
        return earliest.map { !(number < $0) } ?? true || text == "0"
    }

    func check(_ subject: Subject, in context: LintContext, report: (Problem) -> Void) {
        guard let value = subject.value, value.kind == .string || value.kind == .number else { return }
        guard let number = ExactNumber(value.text) else {
            let problem = "\(subject.called) is a whole number of seconds since 1970; it is \(value.quoted)."
            return report(Problem(problem, at: value))
        }
        let text = value.text.shortened
        if let maximum, maximum < number {
            report(
                Problem(
                    "\(subject.called) is in seconds; \(text) can only be milliseconds. Divide it by 1000.", at: value,
                    fix: fix(value, in: context)))
        } else if number.isNegative || !number.isWhole {
            report(
                Problem(
                    "\(subject.called) is a whole number of seconds since 1970, not \(text).", at: value,
                    severity: number.isNegative ? nil : fraction))
        } else if let earliest, number < earliest, value.text != "0" {
            report(
                Problem(
                    "\(subject.called) is a point in time, in seconds since 1970, and \(text) lies long ago. Is it a "
                        + "duration? Add it to the time of sending.", at: value, severity: .warning))
        }
    }

    /// The seconds in a number of milliseconds of our days, without what is less than one.
    private func fix(_ value: Node, in context: LintContext) -> Fix? {
        guard value.kind == .number, value.tree === context.payload.root.tree, value.text.utf8.count == 13,
            value.text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
        else { return nil }
        return Fix.writing(String(value.text.dropLast(3)), inPlaceOf: value, title: "Write the seconds")
    }
}
