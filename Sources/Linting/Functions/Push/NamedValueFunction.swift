import SourceTree
import Spelling

/// Whether a text is one of Apple's words, as Apple writes it. Option: `values`.
///
/// A word in another case, or with other marks between its parts, has one right form.
struct NamedValueFunction: RuleFunction {
    static let name = "namedValue"

    private let values: [String]
    private let index: NameIndex

    init(options: inout OptionReader) {
        values = options.strings("values") ?? []
        index = NameIndex(values)
        if values.isEmpty { options.fault("“namedValue” needs “values”: a list of words.") }
    }

    func check(_ subject: Subject, in context: LintContext, report: (Problem) -> Void) {
        guard let value = subject.value, !index.contains(value) else { return }
        let list = values.dropLast().joined(separator: ", ") + " or \(values.last ?? "")"
        guard let text = value.string else {
            return report(
                Problem("\(subject.called) is one of the texts \(list); this is \(value.kind.described).", at: value))
        }
        let meant = values.first { KeySpelling.folded($0) == KeySpelling.folded(text) }
        var message = "\(subject.called) is \(list), not \(value.quoted)."
        if let near = meant ?? Spelling.nearest(to: text, among: values) { message += " Did you mean “\(near)”?" }
        let fix = meant.flatMap { Fix.writing(JSONText.quoted($0), inPlaceOf: value, title: "Write “\($0)”") }
        report(Problem(message, at: value, fix: fix))
    }
}
