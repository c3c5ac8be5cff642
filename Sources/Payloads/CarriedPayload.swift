import SourceTree

/// What an envelope holds: a payload and the headers that it sends along.
public struct CarriedPayload: Sendable {
    /// The object that APNs gets as the request's body.
    public let root: Node
    /// The request's headers, as far as the envelope has them.
    public let headers: Headers
    /// The name of the envelope, as `formats` in a rule set calls it.
    public let envelope: String
    /// The envelope's own title and body, which whoever sends it puts into `aps.alert` where the payload has none.
    public let ownText: Node?

    /// A payload with what its envelope says of it.
    public init(root: Node, headers: Headers = Headers(), envelope: String, ownText: Node? = nil) {
        self.root = root
        self.headers = headers
        self.envelope = envelope
        self.ownText = ownText
    }
}
