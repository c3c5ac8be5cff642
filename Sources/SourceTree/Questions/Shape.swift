/// What a text's tree is without the values: which arrays and objects it has with how many elements and which keys, and
/// of what kind each value is. In trees of one shape, what stands at the same place has the same index.
public struct Shape: Sendable {
    private struct Part: Sendable, Equatable {
        let kind: NodeKind
        let next: UInt32
        /// For a key, its length as it is written; 0 for a value.
        let keyLength: UInt32
    }

    /// How many values and keys the tree has.
    public let count: Int
    private var parts: [Part] = []
    /// The keys as they are written, one after the other.
    private var keys: [UInt8] = []

    /// How many bytes of memory it takes, about.
    public var size: Int { parts.count * MemoryLayout<Part>.stride + keys.count }

    /// The shape of a JSON tree.
    public init(_ view: TreeView) {
        count = view.count
        parts = view.records.map { Part(kind: $0.kind, next: $0.next, keyLength: 0) }
        view.forEachKey { key in
            let range = view.writtenRange(key)
            parts[key] = Part(kind: .string, next: UInt32(key + 1), keyLength: UInt32(range.count))
        }
        for (index, part) in parts.enumerated() where part.keyLength > 0 {
            keys += view.bytes[view.writtenRange(index)]
        }
    }

    /// Whether a JSON tree has this shape.
    public func matches(_ view: TreeView) -> Bool {
        guard view.count == count else { return false }
        return parts.withUnsafeBufferPointer { parts in
            keys.withUnsafeBufferPointer { keys in
                var place = 0
                for index in 0..<parts.count {
                    let (part, record) = (parts[index], view.records[index])
                    guard part.kind == record.kind, part.next == record.next else { return false }
                    if part.keyLength == 0 { continue }
                    let length = Int(part.keyLength)
                    guard Int(record.end - record.start) == length else { return false }
                    let start = Int(record.start)
                    let isSame = ByteScan.areEqual(
                        UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(view.bytes)[start..<start + length]),
                        UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(keys)[place..<place + length]))
                    guard isSame else { return false }
                    place += length
                }
                return true
            }
        }
    }
}

extension TreeView {
    /// A number that trees of one shape share, and others hardly ever.
    public var shapeHash: UInt64 {
        var hash = UInt64(records.count)
        for record in records { hash.mix(UInt64(record.kind.rawValue) << 32 | UInt64(record.next)) }
        forEachKey { key in
            let range = writtenRange(key)
            hash.mix(
                UInt64(range.count) << 16 | UInt64(bytes[range.lowerBound + range.count / 2]) << 8
                    | UInt64(bytes[range.lowerBound + 1]))
        }
        return hash
    }

    /// Calls a function with the index of each key, those of inner objects behind those of outer ones.
    func forEachKey(_ body: (Int) -> Void) {
        for index in 0..<records.count where records[index].kind == .object {
            var key = index + 1
            while key < next(index) {
                body(key)
                key = next(key + 1)
            }
        }
    }
}

extension UInt64 {
    /// Takes in another number.
    fileprivate mutating func mix(_ other: UInt64) {
        self = (self ^ other) &* 0x9E37_79B9_7F4A_7C15
        self ^= self >> 29
    }
}
