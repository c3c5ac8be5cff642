/// A text of several colours, broken into lines for a terminal.
struct BannerText {
    /// A stretch of one colour.
    struct Run: Equatable {
        var text: String
        /// The terminal's code for it; empty for none.
        let code: String

        init(_ text: String, _ code: String = "") {
            self.text = text
            self.code = code
        }
    }

    /// A line with the columns that it takes.
    struct Line {
        var runs: [Run] = []
        var width = 0
    }

    private struct Cell {
        let text: String
        let width: Int
        let code: String
        let isBlank: Bool
        let isLineEnd: Bool
        /// Whether a line may end behind it: behind blanks, hyphens and the wide characters of East Asia.
        let allowsBreak: Bool
    }

    private let cells: [Cell]

    init(_ runs: [Run]) {
        cells = runs.flatMap { run in
            run.text.map { character in BannerText.cell(character, run.code) }
        }
    }

    private static func cell(_ character: Character, _ code: String) -> Cell {
        let isLineEnd = character.isNewline
        let text = isLineEnd ? "" : TerminalText.harmless(String(character))
        let width = TerminalText.width(of: text)
        let isBlank = character == " "
        return Cell(
            text: text, width: width, code: code, isBlank: isBlank, isLineEnd: isLineEnd,
            allowsBreak: isBlank || character == "-" || width == 2)
    }

    /// Lines of at most a width, broken where a line may be, and inside words that are longer than a line.
    func lines(width: Int) -> [Line] {
        var lines: [Line] = []
        var start = 0
        while start < cells.count {
            var end = start
            var used = 0
            var lastBreak: Int?
            while end < cells.count, !cells[end].isLineEnd, used + cells[end].width <= width {
                used += cells[end].width
                if cells[end].allowsBreak { lastBreak = end + 1 }
                end += 1
            }
            if end < cells.count, !cells[end].isLineEnd, !cells[end].isBlank {
                // A character wider than the line stands alone rather than never.
                end = max(lastBreak ?? end, start + 1)
            }
            lines.append(line(start..<end))
            if end < cells.count, cells[end].isLineEnd {
                end += 1
            } else {
                while end < cells.count, cells[end].isBlank { end += 1 }
            }
            start = end
        }
        return lines
    }

    private func line(_ range: Range<Int>) -> Line {
        var line = Line()
        for cell in cells[range].reversed().drop(while: \.isBlank).reversed() {
            line.width += cell.width
            if let last = line.runs.indices.last, line.runs[last].code == cell.code {
                line.runs[last].text += cell.text
            } else {
                line.runs.append(Run(cell.text, cell.code))
            }
        }
        return line
    }
}
