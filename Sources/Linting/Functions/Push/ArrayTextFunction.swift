import Payloads
import SourceTree

/// Whether a value is an array of texts that is written as JSON inside a string, as older push services take it.
struct ArrayTextFunction: RuleFunction {
    static let name = "arrayText"

    init(options: inout OptionReader) {}

    func check(_ subject: Subject, in context: LintContext, report: (Problem) -> Void) {
        guard let host = subject.value else { return }
        guard host.kind == .string else {
            let example = host.kind == .array ? " Write \(ArrayTextFunction.escaped(host))." : ""
            return report(
                Problem(
                    "\(subject.called) is a JSON array inside a string here; this is \(host.kind.described).\(example)",
                    at: host))
        }
        let root = try? EmbeddedJSON.root(of: host)
        if let root, root.kind == .array, root.elements.allSatisfy({ $0.kind == .string }) { return }
        report(
            Problem(
                "\(subject.called) is a JSON array of texts inside a string, such as \"[\\\"42\\\"]\"; inside this one "
                    + "is \(root.map { $0.kind == .array ? "something else than texts" : $0.kind.described } ?? "no JSON").",
                at: host))
    }

    private static func escaped(_ array: Node) -> String {
        let texts = array.elements.map { "\\\"\($0.text)\\\"" }
        return "\"[\(texts.joined(separator: ", "))]\"".shortened
    }
}
