/// A set of names, in the program's slots, found by their bytes.
struct NameTable: Sendable {
    /// Into the program's slots; their number is a power of two, or none.
    let slots: Range<Int>

    static let empty = NameTable(slots: 0..<0)

    /// A cheap mix of a name's length and bytes, eight bytes at a time.
    static func hash(_ name: UnsafeBufferPointer<UInt8>) -> UInt32 {
        let bytes = UnsafeRawBufferPointer(name)
        let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
        var hash = UInt64(truncatingIfNeeded: bytes.count)
        var offset = 0
        while offset + 8 <= bytes.count {
            hash = (hash ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* factor
            hash ^= hash >> 32
            offset += 8
        }
        while offset < bytes.count {
            hash = (hash << 8) ^ (hash >> 56) ^ UInt64(bytes[offset])
            offset += 1
        }
        hash = hash &* factor
        return UInt32(truncatingIfNeeded: hash >> 32)
    }
}
