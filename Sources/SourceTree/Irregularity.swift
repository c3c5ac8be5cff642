/// Something that the grammar or the standard forbids but that leaves the meaning clear enough to read on.
public struct Irregularity: Sendable, Hashable {
    /// What is irregular.
    public enum Kind: Sendable, Hashable {
        /// The text starts with U+FEFF, which RFC 8259, section 8.1, forbids.
        case byteOrderMark
        /// A key that stands a second time in its object (RFC 8259, section 4: names should be unique).
        case duplicateKey(first: Range<Int>)
    }

    /// What it is.
    public let kind: Kind
    /// The bytes in the text: the mark, or the repeated key with its quotes.
    public let range: Range<Int>

    /// An irregularity at bytes of the text.
    public init(kind: Kind, range: Range<Int>) {
        self.kind = kind
        self.range = range
    }
}
