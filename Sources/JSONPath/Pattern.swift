/// A regular expression as RFC 9485 (I-Regexp) defines it.
struct Pattern: Sendable {
    enum Extent: Sendable {
        /// The whole string must match, as for `match`.
        case whole
        /// A part of the string must match, as for `search`.
        case part
    }

    private let extent: Extent

    /// Nil when the text is no I-Regexp.
    init?(_ text: String, extent: Extent) {
        return nil
    }

    func matches(_ text: String) -> Bool {
        false
    }
}
