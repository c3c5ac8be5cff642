/// The texts of a YAML tree's scalars, by record.
@usableFromInline
struct DecodedScalars: Sendable {
    /// All texts, one after the other, in UTF-8.
    @usableFromInline var bytes: [UInt8] = []
    /// For each record, its text in `bytes`; empty for collections.
    @usableFromInline var ranges: [Range<UInt32>] = []
}
