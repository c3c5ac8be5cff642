/// Reads YAML text through libyaml into the same tree as JSON.
///
/// Scalars follow the core schema of YAML 1.2.2, section 10.3: `no`, `on`, `yes` and `off` are strings. Keys are kept
/// as text: the key `1` is named "1". Aliases are replaced by copies of what they name, whose places are those of the
/// original; merge keys (`<<`) are resolved, a map's own keys winning over merged ones.
///
/// What JSON's data model lacks is refused with a sentence: several documents, tags of one's own, collections or null
/// as keys, repeated keys, infinities.
public enum YAMLParser {
    /// The largest text, in bytes.
    public static let maximumSize = 64 << 20
    /// How many values and keys aliases and merge keys may make in all.
    public static let maximumExpansion = 250_000

    /// Reads one document. A text without any (empty, or with comments alone) gives a tree whose root is null.
    ///
    /// Throws a `SyntaxFault` at the first thing that is no YAML or is refused, with its byte range in the source.
    public static func parse(_ source: Source) throws(SyntaxFault) -> Tree {
        let text = try YAMLText(source.bytes)
        var composer = YAMLComposer(text)
        try source.bytes.withUnsafeBufferPointer { bytes throws(SyntaxFault) in
            var reader = YAMLEventReader(text, UnsafeBufferPointer(rebasing: bytes[text.start...]))
            try composer.readDocument(&reader)
        }
        let composition = try composer.composition.expanded()
        return Tree(
            source: source, records: composition.records,
            scalars: DecodedScalars(bytes: composition.bytes, ranges: composition.ranges))
    }
}
