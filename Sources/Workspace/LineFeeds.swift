#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Counts lines.
enum LineFeeds {
    /// How many line feeds there are.
    static func count(in bytes: [UInt8]) -> Int {
        bytes.withUnsafeBytes { bytes in
            guard var rest = bytes.baseAddress else { return 0 }
            let end = rest + bytes.count
            var count = 0
            while let found = memchr(rest, Int32(UInt8(ascii: "\n")), end - rest) {
                count += 1
                rest = UnsafeRawPointer(found) + 1
            }
            return count
        }
    }
}
