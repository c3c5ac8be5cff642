/// A text with the mark `↓` before places: without its marks, and the places as byte offsets.
struct MarkedText: Sendable {
    let text: String
    /// Bytes in `text`.
    let offsets: [Int]

    init(_ marked: String) {
        var text = String.UnicodeScalarView()
        var offsets: [Int] = []
        var length = 0
        for scalar in marked.unicodeScalars {
            if scalar == RuleExample.mark {
                offsets.append(length)
            } else {
                text.append(scalar)
                length += UTF8.width(scalar)
            }
        }
        self.text = String(text)
        self.offsets = offsets
    }
}
