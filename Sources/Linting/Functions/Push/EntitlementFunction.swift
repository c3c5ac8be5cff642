import PropertyLists
import SourceTree

/// Whether the app has asked for the right that a value needs. Silent when the configuration names no entitlements.
///
/// Options: `key`, the entitlement; `values`, those that need it.
struct EntitlementFunction: RuleFunction {
    static let name = "entitlement"

    private let key: String
    private let values: [Node]

    init(options: inout OptionReader) {
        key = options.string("key") ?? ""
        values = options.node("values").map { Array($0.elements) } ?? []
        if key.isEmpty || values.isEmpty {
            options.fault("“entitlement” needs “key”, the entitlement, and “values”, those that need it.")
        }
    }

    func check(_ subject: Subject, in context: LintContext, report: (Problem) -> Void) {
        guard let value = subject.value, let entitlements = context.app.entitlements, !entitlements.grant(key),
            values.contains(where: { $0.hasSameValue(as: value) })
        else { return }
        report(
            Problem(
                "The app's entitlements have no \(key), which \(value.quoted) for “\(subject.property)” needs.",
                at: value))
    }
}
