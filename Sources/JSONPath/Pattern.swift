import RegularExpressions

/// A regular expression as RFC 9485 (I-Regexp) defines it.
struct Pattern: Sendable {
    enum Extent: Sendable {
        /// The whole string must match, as for `match`.
        case whole
        /// A part of the string must match, as for `search`.
        case part
    }

    private let expression: RegularExpression
    private let extent: Extent

    init(_ text: String, extent: Extent) throws(RegularExpressionFault) {
        expression = try RegularExpression(iRegexp: text)
        self.extent = extent
    }

    /// Whether a string matches. One on which the search takes too many steps does not: a function in a query has no
    /// way to fail (RFC 9535, section 2.4).
    func matches(_ text: String) -> Bool {
        do {
            switch extent {
            case .whole: return try expression.matchesWhole(text)
            case .part: return try expression.matches(text)
            }
        } catch {
            return false
        }
    }
}
