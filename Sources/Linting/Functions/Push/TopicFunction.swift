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
        guard let value = subject.value, let written = value.string, !written.isEmpty else { return }
        let topic = TopicFunction.trimmed(written)
        if topic != written {
            report(
                Problem(
                    "The topic \(value.quoted) has a blank at its beginning or end, which no app's topic has; write "
                        + "“\(topic.shortened)”.", at: value))
        }
        // A broadcast goes to a channel of the app, whose path has no suffix.
        guard let pushType = context.payload.pushType, context.payload.assumption.isStated,
            context.payload.headers["apns-channel-id"] == nil
        else { return }
        let wanted = suffixes.first { $0.type == pushType.rawValue }?.suffix
        if wanted == "" { return }
        if let problem = problem(TopicParts(topic, suffixes.map(\.suffix), context.settings.bundleID), wanted, pushType)
        {
            report(Problem(problem, at: value))
        }
    }

    private static func trimmed(_ text: String) -> String {
        let scalars = text.unicodeScalars.drop { $0.properties.isWhitespace }
        let kept = scalars.reversed().drop { $0.properties.isWhitespace }.reversed()
        return String(String.UnicodeScalarView(kept))
    }

    private func problem(_ topic: TopicParts, _ wanted: String?, _ pushType: PushType) -> String? {
        if topic.hasSuffixTwice, let suffix = topic.suffix {
            return "The suffix “\(suffix)” stands twice in the topic; write “\(topic.bundleID)”."
        }
        if topic.suffix != wanted {
            let due = wanted.map { "ends in “\($0)”" } ?? "is the bundle identifier alone"
            let own = topic.knownBundleID ?? wanted.map { topic.bundleID(beforeLookalikeOf: $0) } ?? topic.bundleID
            return "The topic of \(pushType.withArticle) push \(due): “\(own + (wanted ?? ""))”, not "
                + "“\(topic.text.shortened)”."
        }
        guard let own = topic.knownBundleID, own != topic.bundleID else { return nil }
        // A widget's extension has a bundle identifier below the app's, and its pushes were seen to go to that.
        if pushType == .widgets || pushType == .controls, topic.bundleID.hasPrefix(own + ".") { return nil }
        return "The topic is for “\(topic.bundleID.shortened)”, but the app's bundle identifier is “\(own)”."
    }
}
