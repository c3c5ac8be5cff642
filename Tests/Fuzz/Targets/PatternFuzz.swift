import RegularExpressions

/// A regular expression of each dialect, and a text that is searched.
enum PatternFuzz: FuzzTarget {
    static let name = "pattern"

    static func run(_ input: FuzzInput) {
        let parts = input.parts(2)
        let pattern = String(decoding: parts[0], as: UTF8.self)
        let text = String(decoding: parts[1], as: UTF8.self)
        search(try? RegularExpression(pattern), text)
        search(try? RegularExpression(iRegexp: pattern), text)
        search(try? RegularExpression(spectral: pattern), text)
    }

    private static func search(_ expression: RegularExpression?, _ text: String) {
        guard let expression else { return }
        if let range = try? expression.firstMatch(in: text) { precondition(range.upperBound <= text.utf8.count) }
        _ = try? expression.matchesWhole(text)
    }
}
