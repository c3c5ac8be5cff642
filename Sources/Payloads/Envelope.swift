import SourceTree

/// A form in which payloads travel. One file each; `Envelopes.all` is the only place that lists them.
public protocol Envelope: Sendable {
    /// The name that `formats` in a rule set uses.
    var name: String { get }

    /// What the document carries, or nil when it is not of this form.
    func contents(of document: Node) -> EnvelopeContents?
}

/// What was found in an envelope.
public struct EnvelopeContents: Sendable {
    public var payloads: [CarriedPayload]
    /// Texts inside the envelope that should have been JSON, with the place in the outer file.
    public var faults: [(fault: SyntaxFault, host: Node)]
    /// Values that stand where a payload should, and are none, each with a sentence for people.
    public var misfits: [(message: String, place: Node)]

    public init(
        payloads: [CarriedPayload] = [], faults: [(fault: SyntaxFault, host: Node)] = [],
        misfits: [(message: String, place: Node)] = []
    ) {
        self.payloads = payloads
        self.faults = faults
        self.misfits = misfits
    }
}
