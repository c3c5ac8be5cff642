import SourceTree

/// Spectral's `truthy`: the value is there and is none of false, 0, "" and null.
struct TruthyFunction: RuleFunction {
    static let name = "truthy"

    init(options: inout OptionReader) {}

    func check(_ subject: Subject, in context: LintContext, report: (Problem) -> Void) {
        guard !TruthyFunction.isTruthy(subject.value) else { return }
        let message =
            subject.value == nil
            ? "\(subject.called) is missing." : "\(subject.called) must be neither empty, 0, false nor null."
        report(Problem(message, at: subject.place))
    }

    /// JavaScript's idea of truth, which is what Spectral's rule sets were written for.
    static func isTruthy(_ value: Node?) -> Bool {
        guard let value else { return false }
        switch value.kind {
        case .null: return false
        case .boolean: return value.boolean == true
        case .number: return value.number.map { !$0.isZero } ?? false
        case .string: return !value.equals("")
        case .array, .object: return true
        }
    }
}
