import Payloads
import SourceTree

/// Whether a request that goes to a channel, known by its header `apns-channel-id`, is one that a broadcast may be.
struct BroadcastFunction: RuleFunction {
    static let name = "broadcast"

    init(options: inout OptionReader) {}

    func check(_ subject: Subject, in context: LintContext, report: (Problem) -> Void) {
        let headers = context.payload.headers
        guard let channel = headers["apns-channel-id"] else { return }
        if let event = context.payload.root["aps"]?["event"], event.equals("start") {
            report(
                Problem(
                    "A broadcast updates or ends Live Activities; each is started by a push to its device's own token.",
                    at: event))
        }
        for name in ["apns-priority", "apns-expiration"] where headers[name] == nil && headers.all.count > 1 {
            report(Problem("A broadcast must have the header \(name); APNs takes no default for it.", at: channel.node))
        }
        let suffix = ".push-type.liveactivity"
        if let topic = headers["apns-topic"], topic.value.hasSuffix(suffix) {
            report(
                Problem(
                    "A broadcast goes to a path with the bundle identifier alone, without “\(suffix)”; APNs refuses the "
                        + "suffix there.", at: topic.node, severity: .warning))
        }
    }
}
