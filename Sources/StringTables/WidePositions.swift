import SourceTree

/// Lines and columns of a text in UTF-16 or UTF-32, both counted from 1.
///
/// Remembers where it was at regular distances, so that a place takes the same time wherever it is.
struct WidePositions: Sendable {
    private struct Mark {
        var line = 1
        var column = 1
        var previous: UInt32 = 0
    }

    /// Bytes between two marks; a multiple of each width.
    private static let distance = 1024

    private let bytes: [UInt8]
    private let width: Int
    private let isBigEndian: Bool
    private var marks: [Mark] = []

    init(_ bytes: [UInt8], width: Int, isBigEndian: Bool) {
        self.bytes = bytes
        self.width = width
        self.isBigEndian = isBigEndian
        var mark = Mark()
        var place = 0
        while place < bytes.count {
            marks.append(mark)
            let end = min(place + WidePositions.distance, bytes.count)
            advance(&mark, from: place, to: end)
            place = end
        }
    }

    /// The line and column of a byte offset; one past the end is the end.
    func position(of offset: Int) -> Position {
        let offset = min(max(offset, 0), bytes.count)
        let number = min(offset / WidePositions.distance, marks.count - 1)
        guard number >= 0 else { return Position(line: 1, column: 1) }
        var mark = marks[number]
        advance(&mark, from: number * WidePositions.distance, to: offset)
        return Position(line: mark.line, column: mark.column)
    }

    private func advance(_ mark: inout Mark, from start: Int, to end: Int) {
        var place = start
        while place + width <= end {
            let unit = TableEncoding.unit(bytes, at: place, width: width, isBigEndian)
            place += width
            if place == width, unit == 0xFEFF { continue }
            switch unit {
            case 0x0A where mark.previous == 0x0D: break
            case 0x0A, 0x0D:
                mark.line += 1
                mark.column = 1
            case 0xDC00...0xDFFF where width == 2: break
            default: mark.column += 1
            }
            mark.previous = unit
        }
    }
}
