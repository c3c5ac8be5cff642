import Payloads
import SourceTree

/// Whether a value is a payload that is carried as JSON inside a string, encoded once.
///
/// Options: `service`, who takes it. A string that is no JSON at all is told of by `json-syntax`.
struct EmbeddedPayloadFunction: RuleFunction {
    static let name = "embeddedPayload"

    private let service: String

    init(options: inout OptionReader) {
        service = options.string("service") ?? "The service"
    }

    func check(_ subject: Subject, in context: LintContext, report: (Problem) -> Void) {
        guard let host = subject.value else { return }
        guard host.kind == .string else {
            return report(
                Problem(
                    "\(service) takes the payload as JSON inside a string; this is \(host.kind.described). Encode it as "
                        + "JSON and put the text here, its quotation marks escaped.", at: host))
        }
        guard let root = try? EmbeddedJSON.root(of: host) else { return }
        guard root.kind == .object else {
            let reason = root.kind == .string ? ": it was encoded as JSON once too often" : ""
            return report(
                Problem("A payload is an object; inside this string is \(root.kind.described)\(reason).", at: host))
        }
        guard let aps = root["aps"], aps.kind != .object else { return }
        let reason = aps.kind == .string ? ": it was encoded as JSON once too often" : ""
        report(
            Problem("aps is an object; here it is \(aps.kind.described)\(reason). The device shows nothing.", at: aps))
    }
}
