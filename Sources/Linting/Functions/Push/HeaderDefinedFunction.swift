import Payloads
import SourceTree

/// Whether a header is sent, in a request of which the headers are known at all.
///
/// Options: `name`; `fallback`, what APNs takes when it is missing, for the message.
struct HeaderDefinedFunction: RuleFunction {
    static let name = "headerDefined"

    private let header: String
    private let fallback: String?

    init(options: inout OptionReader) {
        header = options.string("name") ?? ""
        fallback = options.string("fallback")
        if header.isEmpty { options.fault("“headerDefined” needs “name”: a header's name.") }
    }

    func check(_ subject: Subject, in context: LintContext, report: (Problem) -> Void) {
        let headers = context.payload.headers
        // With the push type alone, somebody told pushlint what the payload is; the request is not there to be judged.
        // FCM's messages are whole requests.
        let isWhole = headers.all.count > 1 || ["fcm", "fcm-admin"].contains(context.payload.envelope)
        guard isWhole, headers[header] == nil else { return }
        let place = headers["apns-push-type"]?.node ?? headers.all.first?.node ?? context.payload.root
        let consequence = fallback.map { "; without it APNs takes \($0)" } ?? ""
        report(Problem("The header \(header) is missing\(consequence).", at: place))
    }
}
