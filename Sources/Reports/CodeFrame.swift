import Linting
import SourceTree

/// The line of a file that a finding is about, with the place underlined.
struct CodeFrame {
    /// Lines that are longer than this, in columns, are cut around the place.
    private static let maximumWidth = 100

    let lineNumber: Int
    let line: String
    /// The blanks and carets beneath the line.
    let underline: String

    /// Nil for a place that has no text: a file as a whole, or one that could not be read.
    init?(_ place: Place, in source: Source) {
        guard place.range != 0..<0 || place.start != place.end, let text = ReadableText.bytes(of: source) else {
            return nil
        }
        let table = LineTable(text)
        guard place.start.line <= table.lineCount else { return nil }
        let bytes = text[table.byteRange(ofLine: place.start.line)]
        let scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
        guard !scalars.isEmpty else { return nil }
        let start = min(place.start.column - 1, scalars.count)
        let end = place.end.line > place.start.line ? scalars.count : min(place.end.column - 1, scalars.count)
        let window = CodeFrame.window(around: start, count: scalars.count)
        let before = CodeFrame.shown(scalars[window.lowerBound..<start])
        let marked = CodeFrame.shown(scalars[start..<max(start, min(end, window.upperBound))])
        let after = CodeFrame.shown(scalars[max(start, min(end, window.upperBound))..<window.upperBound])
        lineNumber = place.start.line
        let opening = window.lowerBound > 0 ? "…" : ""
        line = opening + before + marked + after + (window.upperBound < scalars.count ? "…" : "")
        let width = max(1, TerminalText.width(of: marked))
        underline =
            String(repeating: " ", count: TerminalText.width(of: opening + before))
            + String(repeating: "^", count: width)
    }

    private static func window(around start: Int, count: Int) -> Range<Int> {
        guard count > maximumWidth else { return 0..<count }
        let low = max(0, min(start - maximumWidth / 3, count - maximumWidth))
        return low..<min(count, low + maximumWidth)
    }

    private static func shown(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var text = ""
        for scalar in scalars {
            if scalar == "\t" { text += "    " } else { text.unicodeScalars.append(scalar) }
        }
        return TerminalText.harmless(text)
    }
}
