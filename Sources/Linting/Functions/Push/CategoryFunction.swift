import SourceTree
import Spelling

/// Whether the app registers a notification category of this identifier. Silent when the configuration lists none.
struct CategoryFunction: RuleFunction {
    static let name = "notificationCategory"

    init(options: inout OptionReader) {}

    func check(_ subject: Subject, in context: LintContext, report: (Problem) -> Void) {
        guard let value = subject.value, let name = value.string, let categories = context.settings.categories,
            !categories.contains(where: { $0.utf8.elementsEqual(name.utf8) })
        else { return }
        var message = "\(value.quoted) is none of the app's notification categories, so that no actions are shown."
        if let nearest = Spelling.nearest(to: name, among: categories) { message += " Did you mean “\(nearest)”?" }
        report(Problem(message, at: value))
    }
}
