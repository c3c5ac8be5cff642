/// How a text lies inside a JSON string of another text, so that places in it can be told in the outer file.
public struct Embedding: Sendable {
    /// The string value that carries the text.
    public let host: Node
    /// For each byte of the inner text, and for its end, the offset in the host's source where it is written.
    private let offsets: [UInt32]

    /// The text that a JSON string carries, with the map of its places; nil when the node is no string.
    public static func text(of host: Node) -> (bytes: [UInt8], embedding: Embedding)? {
        guard host.kind == .string else { return nil }
        if host.tree.watch != nil { host.tree.note(.text, of: host.index) }
        let written = host.writtenRange
        var bytes: [UInt8] = []
        var offsets: [UInt32] = []
        if host.tree.scalars != nil {
            bytes = Array((host.string ?? "").utf8)
            offsets = [UInt32](repeating: UInt32(written.lowerBound), count: bytes.count)
        } else {
            let inner = written.dropFirst().dropLast()
            JSONString.decode(host.tree.source.bytes, inner) { unit, offset in
                bytes.append(unit)
                offsets.append(UInt32(truncatingIfNeeded: offset))
            }
        }
        offsets.append(UInt32(truncatingIfNeeded: max(written.lowerBound, written.upperBound - 1)))
        return (bytes, Embedding(host: host, offsets: offsets))
    }

    /// A byte range of the inner text as one of the host's source.
    public func outerRange(of range: Range<Int>) -> Range<Int> {
        let last = offsets.count - 1
        let low = Int(offsets[min(range.lowerBound, last)])
        let high = Int(offsets[min(range.upperBound, last)])
        return low..<max(low, high)
    }
}
