import SourceTree

/// What an envelope holds: a payload and the headers that it sends along.
public struct CarriedPayload: Sendable {
    /// The object that APNs gets as the request's body.
    public let root: Node
    public let headers: Headers
    /// The name of the envelope, as `formats` in a rule set calls it.
    public let envelope: String

    public init(root: Node, headers: Headers = Headers(), envelope: String) {
        self.root = root
        self.headers = headers
        self.envelope = envelope
    }
}
