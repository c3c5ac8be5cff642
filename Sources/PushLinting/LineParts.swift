/// Splits a text of many lines into parts for several cores.
enum LineParts {
    private static let length = 1 << 20

    /// Parts of about a mebibyte, each of whole lines, in order.
    static func split(_ bytes: [UInt8]) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = 0
        while start < bytes.count {
            let least = min(start + length, bytes.count)
            let end = bytes[least...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
            parts.append(start..<end)
            start = end
        }
        return parts
    }
}
