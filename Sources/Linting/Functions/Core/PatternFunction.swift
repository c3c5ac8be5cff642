import RegularExpressions
import SourceTree

/// Spectral's `pattern`: a text holds a match of one pattern, or none of another. The patterns are JavaScript's, plain
/// or as `/pattern/flags`, and match anywhere in the text.
struct PatternFunction: ScalarFunction {
    static let name = "pattern"

    private struct Pattern {
        let text: String
        let expression: RegularExpression
    }

    private let match: Pattern?
    private let notMatch: Pattern?

    init(options: inout OptionReader) {
        match = PatternFunction.pattern("match", &options)
        notMatch = PatternFunction.pattern("notMatch", &options)
        if match == nil, notMatch == nil, options.faults.isEmpty {
            options.fault("“pattern” needs “match” or “notMatch”: a regular expression.")
        }
    }

    private static func pattern(_ name: String, _ options: inout OptionReader) -> Pattern? {
        guard let node = options.node(name) else { return nil }
        guard node.kind == .string else {
            options.fault("The option “\(name)” is a regular expression in a text.", at: node)
            return nil
        }
        do {
            return Pattern(text: node.text, expression: try RegularExpression(spectral: node.text))
        } catch {
            options.fault("“\(node.text)” is no regular expression: \(error.message)", at: node)
            return nil
        }
    }

    func accepts(_ index: Int, in view: TreeView) -> Bool {
        guard view.kind(index) == .string else { return true }
        return view.withText(index) { text in
            (match.map { $0.expression.matchesSoon(text) == true } ?? true)
                && (notMatch.map { $0.expression.matchesSoon(text) == false } ?? true)
        }
    }

    func check(_ subject: Subject, in context: LintContext, report: (Problem) -> Void) {
        guard let value = subject.value, let text = value.string else { return }
        do {
            if let match, try !match.expression.matches(text) {
                report(Problem("\(subject.called) must match \(match.text); it is \(value.quoted).", at: subject.place))
            }
            if let notMatch, try notMatch.expression.matches(text) {
                report(
                    Problem(
                        "\(subject.called) must not match \(notMatch.text); it is \(value.quoted).", at: subject.place))
            }
        } catch {
            report(Problem("\(subject.called) could not be checked: \(error.message)", at: subject.place))
        }
    }
}
