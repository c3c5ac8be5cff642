/// What a rule's `given` starts from.
public enum RuleTarget: String, Sendable, CaseIterable {
    /// The request's body, whatever it came in: `given` is a JSONPath in it.
    case payload
    /// The document that carries payloads: `given` is a JSONPath in it.
    case envelope
    /// The request's headers: `given` is a header's name.
    case headers
}
