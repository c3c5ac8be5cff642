import Payloads
import SourceTree
import Spelling

/// Whether a header's value is one of the push types that APNs knows.
struct PushTypeFunction: RuleFunction {
    static let name = "pushType"

    init(options: inout OptionReader) {}

    func check(_ subject: Subject, in context: LintContext, report: (Problem) -> Void) {
        guard let value = subject.value else { return }
        let text = value.text
        if PushType(rawValue: text) != nil { return }
        let types = PushType.allCases.map(\.rawValue)
        if let meant = PushType(rawValue: text.lowercased()) {
            // Apple's page on broadcasts has the type in three ways.
            let isBroadcast = context.payload.headers["apns-channel-id"] != nil
            return report(
                Problem(
                    "apns-push-type is written in lower case, “\(meant.rawValue)”; it is “\(text.shortened)”.",
                    at: value,
                    severity: isBroadcast ? .info : nil))
        }
        var message = "APNs knows no push type “\(text.shortened)”; it is one of \(types.joined(separator: ", "))."
        let folded = types.first { KeySpelling.folded($0) == KeySpelling.folded(text) }
        if let near = folded ?? Spelling.nearest(to: text, among: types) { message += " Did you mean “\(near)”?" }
        report(Problem(message, at: value))
    }
}
