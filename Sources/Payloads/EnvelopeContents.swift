import SourceTree

/// What was found in a file: its envelopes, and the payloads that they carry.
public struct EnvelopeContents: Sendable {
    /// A document that was recognised, be it the file's whole or one of several in it.
    public struct Recognised: Sendable {
        /// The name of the form.
        public let envelope: String
        /// The envelope's own root.
        public let root: Node
    }

    /// The envelopes that were recognised.
    public var documents: [Recognised] = []
    /// The payloads in them.
    public var payloads: [CarriedPayload] = []
    /// A text inside the envelope that should have been JSON.
    public struct Fault: Sendable {
        /// What is wrong, in bytes of the text itself.
        public let fault: SyntaxFault
        /// The string that carries the text.
        public let host: Node
        /// Whether the text holds a template's placeholders, so that it may become JSON after all.
        public let isTemplate: Bool
    }

    /// Texts inside the envelope that should have been JSON.
    public var faults: [Fault] = []
    /// Elements of a list that hold no payload although others do.
    public var strangers: [Node] = []

    /// - Parameters:
    ///   - envelope: the name of the form.
    ///   - document: the object that has it.
    ///   - payloads: the bodies that it carries, with the headers that go with each.
    init(_ envelope: String, _ document: Node, payloads: [(root: Node, headers: Headers)] = []) {
        documents = [Recognised(envelope: envelope, root: document)]
        for (root, headers) in payloads { carry(root, headers) }
    }

    /// Adds a body to those that the first document carries.
    mutating func carry(_ root: Node, _ headers: Headers = Headers()) {
        guard let envelope = documents.first?.envelope else { return }
        payloads.append(CarriedPayload(root: root, headers: headers, envelope: envelope))
    }

    /// What the JSON inside a string says; nil, with the fault noted, when it is none.
    mutating func parse(_ host: Node) -> Node? {
        do {
            return try EmbeddedJSON.root(of: host)
        } catch {
            faults.append(Fault(fault: error, host: host, isTemplate: EmbeddedJSON.isTemplate(host)))
            return nil
        }
    }

    mutating func add(_ other: EnvelopeContents) {
        documents += other.documents
        payloads += other.payloads
        faults += other.faults
        strangers += other.strangers
    }
}
