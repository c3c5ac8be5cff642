/// Looks for bytes, eight of them at a time.
enum ByteScan {
    private static let ones: UInt64 = 0x0101_0101_0101_0101

    /// The first place from an offset on where one of these bytes stands; the end where there is none.
    @inline(__always)
    static func firstIndex(
        of wanted: (UInt8, UInt8, UInt8), in bytes: UnsafeBufferPointer<UInt8>, from start: Int
    ) -> Int {
        let (first, second, third) = (ones &* UInt64(wanted.0), ones &* UInt64(wanted.1), ones &* UInt64(wanted.2))
        let raw = UnsafeRawBufferPointer(bytes)
        var index = start
        while index + 8 <= raw.count {
            let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
            let found = (zeros(word ^ first) | zeros(word ^ second) | zeros(word ^ third)) & (ones &* 0x80)
            if found != 0 { return index + found.trailingZeroBitCount / 8 }
            index += 8
        }
        while index < raw.count, raw[index] != wanted.0, raw[index] != wanted.1, raw[index] != wanted.2 { index += 1 }
        return index
    }

    /// The first place from an offset on where a byte stands; the end where it does not.
    @inline(__always)
    static func firstIndex(of wanted: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        firstIndex(of: (wanted, wanted, wanted), in: bytes, from: start)
    }

    /// Of the bits that are set among the highest ones of the bytes, the lowest marks the first byte that is zero; those
    /// above it may be wrong.
    @inline(__always)
    private static func zeros(_ word: UInt64) -> UInt64 { (word &- ones) & ~word }
}
