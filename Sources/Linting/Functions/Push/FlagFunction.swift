import Payloads
import SourceTree

/// Whether one of Apple's flags has the one value that Apple documents for it.
///
/// Option: `value`, which is 1 or true. For a flag of 1, 0 is taken as well: it says the same as leaving the key out.
struct FlagFunction: RuleFunction {
    static let name = "flag"

    private let isBoolean: Bool

    init(options: inout OptionReader) {
        let value = options.node("value")
        isBoolean = value?.boolean == true
        if !isBoolean, value?.integer != 1 { options.fault("“flag” needs “value”: 1 or true.", at: value) }
    }

    func check(_ subject: Subject, in context: LintContext, report: (Problem) -> Void) {
        guard let value = subject.value else { return }
        if isBoolean {
            if value.boolean == true { return }
            return report(
                Problem(
                    "\(subject.called) is the boolean true, not \(described(value)).", at: value,
                    fix: isMeant(value) ? Fix.writing("true", inPlaceOf: value, title: "Write true") : nil))
        }
        if value.integer == 1 || value.integer == 0 { return }
        if value.boolean != nil, context.payload.takesCamelCase { return }
        let isOn = isMeant(value) && !context.payload.takesCamelCase
        report(
            Problem(
                "\(subject.called) is the number 1, not \(described(value)).", at: value,
                fix: isOn ? Fix.writing("1", inPlaceOf: value, title: "Write the number 1") : nil))
    }

    private func described(_ value: Node) -> String {
        value.kind == .array || value.kind == .object ? value.kind.described : value.quoted
    }

    private func isMeant(_ value: Node) -> Bool {
        value.boolean == true || value.integer == 1 || value.equals("1") || value.equals("true")
    }
}
