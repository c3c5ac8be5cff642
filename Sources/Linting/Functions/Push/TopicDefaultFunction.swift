import SourceTree

/// Whether a message for Amazon SNS has the text for subscribers without one of their own.
///
/// SNS asks for `default` whenever the message is structured, and refuses a topic's message without it; one for a
/// single endpoint goes through. Which of the two it is, the call around the message says, or the setting `snsTarget`.
struct TopicDefaultFunction: RuleFunction {
    static let name = "topicDefault"

    init(options: inout OptionReader) {}

    func check(_ subject: Subject, in context: LintContext, report: (Problem) -> Void) {
        guard let message = subject.value, message["default"] == nil, !message.holdsTemplateTags else { return }
        switch target(of: message) ?? context.settings.notificationServiceTarget {
        case .endpoint: return
        case .topic:
            report(
                Problem(
                    "“default” is missing: SNS refuses a structured message for a topic without it. Give it the text for "
                        + "subscribers of other kinds.", at: message))
        case nil:
            report(
                Problem(
                    "“default” is missing: SNS asks for it in a structured message and refuses one for a topic without "
                        + "it. If it goes to single endpoints only, say so with “snsTarget: endpoint”.",
                    at: message, severity: .warning))
        }
    }

    private func target(of message: Node) -> NotificationServiceTarget? {
        guard let call = message.tree.embedding?.host.parent ?? message.parent else { return nil }
        if call["TopicArn"] != nil { return .topic }
        return call["TargetArn"] != nil ? .endpoint : nil
    }
}
