import JSONSchema
import SourceTree
import Spelling

/// Whether `attributes` and `content-state` decode into the app's types. Silent when the configuration names none.
///
/// The types are those of the Live Activity that `attributes-type` names; without it, of the only one that the
/// configuration has.
struct LiveActivityTypesFunction: RuleFunction {
    static let name = "liveActivityTypes"

    init(options: inout OptionReader) {}

    func check(_ subject: Subject, in context: LintContext, report: (Problem) -> Void) {
        guard let aps = subject.value, let activities = context.settings.liveActivities, !activities.isEmpty else {
            return
        }
        guard let activity = activity(for: aps["attributes-type"], among: activities, report) else { return }
        check(aps["attributes"], against: activity.attributes, report)
        check(aps["content-state"], against: activity.contentState, report)
    }

    private func activity(
        for type: Node?, among activities: [LiveActivitySchemas], _ report: (Problem) -> Void
    ) -> LiveActivitySchemas? {
        guard let type, let name = type.string else { return activities.count == 1 ? activities.first : nil }
        if let activity = activities.first(where: { $0.name == name }) { return activity }
        var message = "\(type.quoted) is none of the Live Activities in the configuration."
        if let nearest = Spelling.nearest(to: name, among: activities.map(\.name)) {
            message += " Did you mean “\(nearest)”?"
        }
        report(Problem(message, at: type, severity: .warning))
        return nil
    }

    private func check(_ value: Node?, against schema: JSONSchema?, _ report: (Problem) -> Void) {
        guard let value, let schema else { return }
        for problem in schema.problems(in: value) { report(problem) }
    }
}
