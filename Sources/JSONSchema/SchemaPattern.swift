import RegularExpressions

/// A regular expression of a schema, searched for anywhere in a text (draft 2020-12 core, section 6.4).
struct SchemaPattern: Sendable {
    let text: String
    private let expression: RegularExpression

    /// Throws a `RegularExpressionFault` for what is no expression of ECMA-262.
    init(_ text: String) throws(RegularExpressionFault) {
        self.text = text
        expression = try RegularExpression(text)
    }

    /// Throws a `RegularExpressionFault` when the search is given up.
    func matches(_ bytes: UnsafeBufferPointer<UInt8>) throws(RegularExpressionFault) -> Bool {
        try expression.matches(bytes)
    }

    /// Whether a text is a regular expression.
    static func isValid(_ text: String) -> Bool {
        do {
            try RegularExpression.checkSyntax(text)
            return true
        } catch {
            return false
        }
    }
}
