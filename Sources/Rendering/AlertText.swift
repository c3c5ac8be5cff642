import Linting
import Payloads
import SourceTree

/// What a payload says of one line of its alert: a text, a key with arguments, or both.
struct AlertText {
    let field: AlertField
    /// The text itself; nil where there is none.
    let literal: Node?
    /// A key that is not empty.
    let key: Node?
    let arguments: SentArguments
    let steps: [RenderingStep]

    /// A line by its parts.
    private init(
        _ field: AlertField, literal: Node?, key: Node?, arguments: SentArguments = .none,
        steps: [RenderingStep] = []
    ) {
        self.field = field
        self.literal = literal
        self.key = key
        self.arguments = arguments
        self.steps = steps
    }

    /// Nil where the alert says nothing of the field.
    init?(_ field: AlertField, of alert: Node, in payload: Payload, _ resolver: inout PlaceResolver) {
        if alert.kind == .string {
            guard field == .body, !alert.text.isEmpty else { return nil }
            self.init(field, literal: alert, key: nil)
            return
        }
        let value = alert[field.literalName]
        if let nested = value, nested.kind == .object {
            guard let key = AlertText.key(payload.appleMember("loc-key", of: nested)?.value) else { return nil }
            let arguments = SentArguments(payload.appleMember("loc-args", of: nested), name: "loc-args", &resolver)
            let steps = AlertText.steps(onNested: nested, field, payload, &resolver)
            self.init(field, literal: nil, key: key, arguments: arguments, steps: steps)
            return
        }
        let key = AlertText.key(payload.appleMember(field.keyName, of: alert)?.value)
        let literal = AlertText.key(value)
        guard key != nil || literal != nil else { return nil }
        let arguments = SentArguments(
            payload.appleMember(field.argumentsName, of: alert), name: field.argumentsName, &resolver)
        self.init(field, literal: literal, key: key, arguments: arguments)
    }

    /// `{"loc-key": ..., "loc-args": [...]}` in place of the text, as in the alert of a Live Activity.
    private static func steps(
        onNested nested: Node, _ field: AlertField, _ payload: Payload, _ resolver: inout PlaceResolver
    ) -> [RenderingStep] {
        if payload.pushType == .liveactivity { return [] }
        return [
            RenderingStep(
                .uncertainty,
                "Apple documents an object as “\(field.rawValue)” for Live Activities only; here it may show nothing.",
                at: resolver.place(of: Spot(nested)))
        ]
    }

    /// A text that is not empty.
    private static func key(_ value: Node?) -> Node? {
        value.flatMap { $0.kind == .string && !$0.text.isEmpty ? $0 : nil }
    }
}
