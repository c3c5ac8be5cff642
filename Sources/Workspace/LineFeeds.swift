/// Counts lines.
enum LineFeeds {
    /// How many line feeds there are; eight bytes are looked at together.
    static func count(in bytes: [UInt8]) -> Int {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let low: UInt64 = ones &* 0x7F
        return bytes.withUnsafeBytes { bytes in
            var count = 0
            var index = 0
            while index + 8 <= bytes.count {
                // A byte of the word is zero where a line feed stands; then, and only then, its highest bit gets set.
                let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) ^ (ones &* 0x0A)
                let found = ~(((word & low) &+ low) | word | low)
                if found != 0 { count += found.nonzeroBitCount }
                index += 8
            }
            while index < bytes.count {
                if bytes[index] == 0x0A { count += 1 }
                index += 1
            }
            return count
        }
    }
}
