import SourceTree

/// What was found in a file: its envelopes, and the payloads that they carry.
public struct EnvelopeContents: Sendable {
    /// A document that was recognised, be it the file's whole or one of several in it.
    public struct Recognised: Sendable {
        /// The name of the form.
        public let envelope: String
        public let root: Node
    }

    public var documents: [Recognised] = []
    public var payloads: [CarriedPayload] = []
    /// Texts inside the envelope that should have been JSON, with the place in the outer file.
    public var faults: [(fault: SyntaxFault, host: Node)] = []
    /// Values that stand where a payload should, and are none, each with a sentence for people.
    public var misfits: [(message: String, place: Node)] = []

    /// - Parameters:
    ///   - envelope: the name of the form.
    ///   - document: the object that has it.
    ///   - payloads: the bodies that it carries, with the headers that go with each.
    init(_ envelope: String, _ document: Node, payloads: [(root: Node, headers: Headers)] = []) {
        documents = [Recognised(envelope: envelope, root: document)]
        self.payloads = payloads.map { CarriedPayload(root: $0.root, headers: $0.headers, envelope: envelope) }
    }

    mutating func add(_ other: EnvelopeContents) {
        documents += other.documents
        payloads += other.payloads
        faults += other.faults
        misfits += other.misfits
    }
}
