import Payloads
import SourceTree

/// Whether a push shows anything: an alert, be it the one that the envelope gives, a badge or a sound.
///
/// Option: `expected`, `something` or `nothing`.
struct VisibleContentFunction: RuleFunction {
    static let name = "visibleContent"

    private enum Expectation: String, CaseIterable {
        case something, nothing
    }

    private let expected: Expectation

    init(options: inout OptionReader) {
        let expected = options.choice("expected", of: Expectation.self)
        if expected == nil { options.fault("“visibleContent” needs “expected”: something or nothing.") }
        self.expected = expected ?? .something
    }

    func check(_ subject: Subject, in context: LintContext, report: (Problem) -> Void) {
        let root = context.payload.root
        switch expected {
        case .something:
            guard let aps = root["aps"], aps.kind == .object, !aps.holdsTemplateTags,
                !context.payload.hasEnvelopeText, !["alert", "badge", "sound"].contains(where: { aps[$0] != nil })
            else { return }
            report(
                Problem(
                    "The push is sent as alert, but aps has no alert, badge or sound. A push that only wakes the app is "
                        + "of type background.", at: aps))
        case .nothing:
            for name in ["alert", "badge", "sound"] {
                guard let value = root["aps"]?[name], name != "sound" || !value.equals("") else { continue }
                report(
                    Problem(
                        "A background push shows nothing, so “\(name)” does not belong in it; send it as alert, or leave "
                            + "it out.", at: value))
            }
            guard let text = context.payload.envelopeText else { return }
            report(
                Problem(
                    "A background push shows nothing, but “notification” becomes its alert; send it as alert, or put "
                        + "what the app needs into “data”.", at: text))
        }
    }
}
