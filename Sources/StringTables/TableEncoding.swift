/// The encoding of a table's file.
enum TableEncoding: Sendable {
    case utf8
    case utf16(isBigEndian: Bool)
    case utf32(isBigEndian: Bool)
    /// A binary property list, which has no lines.
    case binary

    /// How lines and columns are counted in a file; nil where its bytes are those of UTF-8.
    func widePositions(in bytes: [UInt8]) -> WidePositions? {
        switch self {
        case .utf8, .binary: nil
        case .utf16(let isBigEndian): WidePositions(bytes, width: 2, isBigEndian: isBigEndian)
        case .utf32(let isBigEndian): WidePositions(bytes, width: 4, isBigEndian: isBigEndian)
        }
    }

    static func unit(_ bytes: [UInt8], at place: Int, width: Int, _ isBigEndian: Bool) -> UInt32 {
        var unit: UInt32 = 0
        for index in 0..<width {
            unit = unit << 8 | UInt32(bytes[isBigEndian ? place + index : place + width - 1 - index])
        }
        return unit
    }
}
