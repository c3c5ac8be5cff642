import SourceTree

/// A form in which payloads travel. One file each; `Envelopes.all` is the only place that lists them.
public protocol Envelope: Sendable {
    /// The name that `formats` in a rule set uses.
    var name: String { get }

    /// What the document carries, or nil when it is not of this form.
    func contents(of document: Node) -> EnvelopeContents?
}
