import SourceTree

/// The encoding of a table's file.
enum TableEncoding: Sendable {
    case utf8
    case utf16(isBigEndian: Bool)
    case utf32(isBigEndian: Bool)
    /// A binary property list, which has no lines.
    case binary

    /// The line and column of a byte offset, both counted from 1.
    func position(of offset: Int, in bytes: [UInt8]) -> Position {
        switch self {
        case .utf8: LineTable(bytes).position(of: offset)
        case .utf16(let isBigEndian): wide(offset, bytes, width: 2, isBigEndian)
        case .utf32(let isBigEndian): wide(offset, bytes, width: 4, isBigEndian)
        case .binary: Position(line: 1, column: 1)
        }
    }

    private func wide(_ offset: Int, _ bytes: [UInt8], width: Int, _ isBigEndian: Bool) -> Position {
        var line = 1
        var column = 1
        var place = 0
        var previous: UInt32 = 0
        while place + width <= min(offset, bytes.count) {
            let unit = TableEncoding.unit(bytes, at: place, width: width, isBigEndian)
            place += width
            if place == width, unit == 0xFEFF { continue }
            switch unit {
            case 0x0A where previous == 0x0D: break
            case 0x0A, 0x0D:
                line += 1
                column = 1
            case 0xDC00...0xDFFF where width == 2: break
            default: column += 1
            }
            previous = unit
        }
        return Position(line: line, column: column)
    }

    static func unit(_ bytes: [UInt8], at place: Int, width: Int, _ isBigEndian: Bool) -> UInt32 {
        var unit: UInt32 = 0
        for index in 0..<width {
            unit = unit << 8 | UInt32(bytes[isBigEndian ? place + index : place + width - 1 - index])
        }
        return unit
    }
}
