import SourceTree

/// A payload to be linted, with all that is known of the request that would send it.
public struct Payload: Sendable {
    /// The object that APNs gets as the request's body.
    public let root: Node
    /// The name of the envelope it came in.
    public let envelope: String
    /// Those of the envelope, and what the configuration and the command line add.
    public let headers: Headers
    /// The envelope's own title and body, which become the alert where the payload has none.
    public let envelopeText: Node?
    /// What it is taken for, and why.
    public let assumption: PushTypeAssumption

    /// Its envelope and its push type, as rules ask for them.
    public let formats: FormatSet

    /// Whether the envelope gives an alert to a payload that has none.
    public var hasEnvelopeText: Bool { envelopeText != nil }

    /// What it is sent as, said or guessed; nil when nothing tells.
    public var pushType: PushType? { assumption.pushType }

    /// Whether this is a push that may show something: said to be one, or not said nor seen to be any other.
    public var isAlertPush: Bool { pushType == .alert || pushType == nil }

    /// - Parameters:
    ///   - headers: those given from outside (options, configuration); the envelope's own come first.
    ///   - bundleID: the app's bundle identifier, if it is known; one that ends like a topic's suffix is not taken for it.
    public init(_ carried: CarriedPayload, headers: Headers = Headers(), bundleID: String? = nil) {
        root = carried.root
        envelope = carried.envelope
        envelopeText = carried.ownText
        self.headers = carried.headers.filled(from: headers)
        assumption = PushTypeInference.assumption(for: carried, headers: self.headers, bundleID: bundleID)
        formats = FormatSet(envelope).union(assumption.pushType.map { FormatSet($0) } ?? [])
    }
}
