/// A set of names, in the program's slots, found by their bytes.
struct NameTable: Sendable {
    /// Into the program's slots; their number is a power of two, or none.
    let slots: Range<Int>

    static let empty = NameTable(slots: 0..<0)

    /// A cheap mix of a name's length and bytes.
    static func hash(_ name: UnsafeBufferPointer<UInt8>) -> UInt32 {
        var hash: UInt32 = 2_166_136_261
        for byte in name { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        return hash ^ (hash >> 15)
    }
}
