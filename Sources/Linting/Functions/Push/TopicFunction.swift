import Payloads
import SourceTree

/// Whether the topic is the one that a push type asks for: the bundle identifier with the type's suffix.
///
/// Options: `suffixes`, by push type; a type that is not among them takes the bundle identifier alone, and one with an
/// empty text is not judged.
struct TopicFunction: RuleFunction {
    static let name = "topic"

    private let suffixes: [(type: String, suffix: String)]

    init(options: inout OptionReader) {
        suffixes = options.node("suffixes")?.members.map { ($0.name, $0.value.text) } ?? []
        for (type, _) in suffixes where PushType(rawValue: type) == nil { options.fault("“\(type)” is no push type.") }
    }

    func check(_ subject: Subject, in context: LintContext, report: (Problem) -> Void) {
        guard let value = subject.value, let topic = value.string, !topic.isEmpty,
            let pushType = context.payload.pushType, context.payload.assumption.isStated
        else { return }
        let wanted = suffixes.first { $0.type == pushType.rawValue }?.suffix
        if wanted == "" { return }
        // A broadcast goes to a channel of the app, whose path has no suffix.
        if context.payload.headers["apns-channel-id"] != nil { return }
        let written = suffixes.map(\.suffix).filter { !$0.isEmpty && topic.hasSuffix($0) }.max { $0.count < $1.count }
        let bundleID = written.map { String(topic.dropLast($0.count)) } ?? topic
        if let problem = problem(topic, written, wanted, bundleID, pushType, context) {
            report(Problem(problem, at: value))
        }
    }

    private func problem(
        _ topic: String, _ written: String?, _ wanted: String?, _ bundleID: String, _ pushType: PushType,
        _ context: LintContext
    ) -> String? {
        if let written, bundleID.hasSuffix(written) {
            return "The suffix “\(written)” stands twice in the topic; write “\(bundleID)”."
        }
        let right = (context.settings.bundleID ?? bundleID) + (wanted ?? "")
        if written != wanted {
            let due = wanted.map { "ends in “\($0)”" } ?? "is the bundle identifier alone"
            return "The topic of a \(pushType.rawValue) push \(due): “\(right)”, not “\(topic.shortened)”."
        }
        if let own = context.settings.bundleID, own != bundleID {
            return "The topic is for “\(bundleID.shortened)”, but the app's bundle identifier is “\(own)”."
        }
        return nil
    }
}
