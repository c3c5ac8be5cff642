import Payloads
import SourceTree
import Spelling

/// Finds headers that APNs does not know although they look like its own. Option: `names`.
struct HeaderNamesFunction: RuleFunction {
    static let name = "headerNames"

    private let names: [String]

    init(options: inout OptionReader) {
        names = options.strings("names") ?? []
        if names.isEmpty { options.fault("“headerNames” needs “names”: the headers that APNs knows.") }
    }

    func check(_ subject: Subject, in context: LintContext, report: (Problem) -> Void) {
        for header in context.payload.headers.all {
            let name = header.name.lowercased()
            let looksLikeApple = name.hasPrefix("apns") || KeySpelling.folded(name).hasPrefix("apns")
            guard looksLikeApple, !names.contains(name) else { continue }
            var message = "APNs has no request header “\(header.name.shortened)”."
            if let nearest = Spelling.nearest(to: name, among: names) { message += " Did you mean “\(nearest)”?" }
            report(Problem(message, at: header.key ?? header.node))
        }
    }
}
