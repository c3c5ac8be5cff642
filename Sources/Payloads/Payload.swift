import SourceTree

/// A payload to be linted, with all that is known of the request that would send it.
public struct Payload: Sendable {
    /// The object that APNs gets as the request's body.
    public let root: Node
    /// The name of the envelope it came in.
    public let envelope: String
    /// Those of the envelope, and what the configuration and the command line add.
    public let headers: Headers
    /// Whether the envelope's own title or body becomes the alert where the payload has none.
    public let hasEnvelopeText: Bool
    /// The envelope's own title and body, as an object; nil where it has none.
    public let envelopeText: Node?
    /// What it is taken for, and why.
    public let assumption: PushTypeAssumption

    /// Its envelope and its push type, as rules ask for them.
    public let formats: FormatSet

    /// What it is sent as, said or guessed; nil when nothing tells.
    public var pushType: PushType? { assumption.pushType }

    /// Whether this is a push that may show something: said to be one, or not said nor seen to be any other.
    public var isAlertPush: Bool { pushType == .alert || pushType == nil }

    /// - Parameter headers: those given from outside (options, configuration); the envelope's own come first.
    public init(_ carried: CarriedPayload, headers: Headers = Headers()) {
        root = carried.root
        envelope = carried.envelope
        hasEnvelopeText = carried.hasOwnText
        envelopeText = carried.ownText
        self.headers = carried.headers.filled(from: headers)
        assumption = PushTypeInference.assumption(for: root, headers: self.headers)
        formats = FormatSet(envelope).union(assumption.pushType.map { FormatSet($0) } ?? [])
    }
}
