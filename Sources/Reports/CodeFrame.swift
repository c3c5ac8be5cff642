import Linting
import SourceTree

/// The line of a file that a finding is about, with the place marked.
struct CodeFrame {
    let lineNumber: Int
    /// The line as it is shown, in three parts: before the place, the place, behind it.
    let before: String
    let marked: String
    let after: String
    /// The blanks and carets beneath the line.
    let underline: String
    /// Whether the line's start is left out.
    let isCutBefore: Bool

    var line: String { before + marked + after }

    /// - Parameter width: how many columns the line may take; a longer one is cut around the place.
    init?(_ place: Place, in file: FrameLines.File, width: Int = 100, joinsEmoji: Bool = true) {
        guard place.range != 0..<0 || place.start != place.end, place.start.line <= file.table.lineCount else {
            return nil
        }
        let line = file.table.byteRange(ofLine: place.start.line)
        guard !line.isEmpty else { return nil }
        let start = file.table.offset(of: place.start)
        let end = place.end.line > place.start.line ? line.upperBound : max(start, file.table.offset(of: place.end))
        let near = CodeFrame.near(start, in: line, file.bytes, reach: 4 * width + 64)
        let text = String(decoding: file.bytes[near], as: UTF8.self)
        let characters = CodeFrame.Characters(text, start: start - near.lowerBound, end: end - near.lowerBound)
        let cells = characters.cells(joinsEmoji: joinsEmoji)
        let window = CodeFrame.window(
            cells, around: characters.marked.lowerBound, width: width,
            isWhole: (near.lowerBound == line.lowerBound, near.upperBound == line.upperBound))
        lineNumber = place.start.line
        isCutBefore = window.lowerBound > 0 || near.lowerBound > line.lowerBound
        let isCutBehind = window.upperBound < cells.count || near.upperBound < line.upperBound
        let low = min(max(characters.marked.lowerBound, window.lowerBound), window.upperBound)
        let high = min(max(characters.marked.upperBound, low), window.upperBound)
        before = (isCutBefore ? "…" : "") + cells[window.lowerBound..<low].map(\.text).joined()
        marked = cells[low..<high].map(\.text).joined()
        after = cells[high..<window.upperBound].map(\.text).joined() + (isCutBehind ? "…" : "")
        let blanks = (isCutBefore ? 1 : 0) + cells[window.lowerBound..<low].reduce(0) { $0 + $1.width }
        let carets = max(1, cells[low..<high].reduce(0) { $0 + $1.width })
        underline = String(repeating: " ", count: blanks) + String(repeating: "^", count: carets)
    }

    /// The bytes of the line that can come into sight, from one character to another, so that a line of megabytes is
    /// not taken apart for each place in it.
    private static func near(_ start: Int, in line: Range<Int>, _ bytes: [UInt8], reach: Int) -> Range<Int> {
        var low = max(line.lowerBound, start - reach)
        var high = min(line.upperBound, start + reach)
        while low > line.lowerBound, bytes[low] & 0xC0 == 0x80 { low -= 1 }
        while high < line.upperBound, bytes[high] & 0xC0 == 0x80 { high += 1 }
        return low..<high
    }

    /// The cells that are shown: all of a line that fits, else as many as fit around the place.
    private static func window(
        _ cells: [Cell], around start: Int, width: Int, isWhole: (start: Bool, end: Bool)
    ) -> Range<Int> {
        let total = cells.reduce(0) { $0 + $1.width }
        if total <= width, isWhole.start, isWhole.end { return 0..<cells.count }
        // Two columns are for the marks that say that the line goes on.
        let room = max(8, width - 2)
        var low = min(start, cells.count)
        var before = 0
        while low > 0, before + cells[low - 1].width <= room / 3 {
            low -= 1
            before += cells[low].width
        }
        var high = min(start, cells.count)
        var taken = before
        while high < cells.count, taken + cells[high].width <= room {
            taken += cells[high].width
            high += 1
        }
        while low > 0, taken + cells[low - 1].width <= room {
            low -= 1
            taken += cells[low].width
        }
        return low..<high
    }
}
