/// The members of a class such as `[a-z\d]` while it is being read.
struct CharacterSet {
    let isNegated: Bool
    private var items = ""

    init(isNegated: Bool) {
        self.isNegated = isNegated
    }

    /// Adds the characters from one to another. Surrogates are left out, since UTF-8 text never holds them.
    mutating func insert(_ range: ClosedRange<UInt32>) {
        if range.lowerBound < 0xD800 {
            insertScalars(range.lowerBound, min(range.upperBound, 0xD7FF))
        }
        if range.upperBound > 0xDFFF {
            insertScalars(max(range.lowerBound, 0xE000), range.upperBound)
        }
    }

    /// Adds what PCRE2 writes so inside a class.
    mutating func insert(_ classEscape: String) {
        items += classEscape
    }

    private mutating func insertScalars(_ low: UInt32, _ high: UInt32) {
        items += "\\x{" + String(low, radix: 16) + "}"
        if high > low { items += "-\\x{" + String(high, radix: 16) + "}" }
    }

    /// The class in PCRE2's dialect. An empty one matches nothing, and its negation anything.
    var translated: String {
        if items.isEmpty { return isNegated ? "(?s:.)" : "(?!)" }
        return (isNegated ? "[^" : "[") + items + "]"
    }

    /// What `\s` matches by ECMA-262, section 22.2.2.9: white space and line ends of Unicode, and U+FEFF.
    static let whitespace =
        "\\x{9}-\\x{d}\\x{20}\\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}\\x{feff}"

    /// What `\S` matches.
    static let notWhitespace =
        "\\x{0}-\\x{8}\\x{e}-\\x{1f}\\x{21}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}"
        + "\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{fefe}\\x{ff00}-\\x{10ffff}"
}
