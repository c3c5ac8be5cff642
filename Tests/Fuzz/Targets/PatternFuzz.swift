import RegularExpressions

/// A regular expression of each dialect, and a text that is searched.
enum PatternFuzz: FuzzTarget {
    static let name = "pattern"

    static func run(_ input: FuzzInput) {
        let parts = input.parts(2)
        let pattern = String(decoding: parts[0], as: UTF8.self)
        let text = String(decoding: parts[1], as: UTF8.self)
        let makers: [(String) throws(RegularExpressionFault) -> RegularExpression] = [
            { text throws(RegularExpressionFault) in try RegularExpression(text) },
            { text throws(RegularExpressionFault) in try RegularExpression(iRegexp: text) },
            { text throws(RegularExpressionFault) in try RegularExpression(spectral: text) },
        ]
        for make in makers {
            guard let expression = try? make(pattern) else { continue }
            if let range = try? expression.firstMatch(in: text) { precondition(range.upperBound <= text.utf8.count) }
            _ = try? expression.matchesWhole(text)
        }
    }
}
