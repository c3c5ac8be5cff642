import Payloads
import SourceTree

/// Finds headers that stand twice in a request, in other letters' case.
struct HeaderOnceFunction: RuleFunction {
    static let name = "headerOnce"

    init(options: inout OptionReader) {}

    func check(_ subject: Subject, in context: LintContext, report: (Problem) -> Void) {
        let headers = context.payload.headers
        for header in headers.repeated {
            let first = headers[header.name]?.name ?? header.name
            report(
                Problem(
                    "The header “\(header.name.shortened)” stands twice\(first == header.name ? "" : ", as “\(first.shortened)” too"): "
                        + "in HTTP a name is the same in any case. Leave one.", at: header.key ?? header.node))
        }
    }
}
