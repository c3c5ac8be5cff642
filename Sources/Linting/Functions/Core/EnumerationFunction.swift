import SourceTree
import Spelling

/// Spectral's `enumeration`: a scalar is one of a list of values.
struct EnumerationFunction: RuleFunction {
    static let name = "enumeration"

    private let values: [Node]

    init(options: inout OptionReader) {
        let node = options.node("values")
        values = node.map { Array($0.elements) } ?? []
        if values.isEmpty || values.contains(where: { $0.kind == .array || $0.kind == .object }) {
            options.fault("“enumeration” needs “values”: a list of texts, numbers, true, false or null.", at: node)
        }
    }

    func check(_ subject: Subject, in context: LintContext, report: (Problem) -> Void) {
        guard let value = subject.value, value.kind != .array, value.kind != .object,
            !values.contains(where: { $0.hasSameValue(as: value) })
        else { return }
        var message = "\(subject.called) is \(value.quoted)"
        let texts = values.map(\.quoted)
        message +=
            texts.count == 1 ? "; only \(texts[0]) is allowed." : "; allowed are \(texts.joined(separator: ", "))."
        if value.kind == .string,
            let nearest = Spelling.nearest(to: value.text, among: values.filter { $0.kind == .string }.map(\.text))
        {
            message += " Did you mean “\(nearest)”?"
        }
        report(Problem(message, at: subject.place))
    }
}
