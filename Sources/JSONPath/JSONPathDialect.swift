/// Which queries are accepted.
public enum JSONPathDialect: Sendable, Hashable {
    /// RFC 9535 and nothing else.
    case standard
    /// RFC 9535 and what rule sets in Spectral's format use beside it, where the standard gives the text no meaning:
    /// `~` at the end for keys, `^` for the parent, names without quotes in brackets (`[title,body]`), names with `-`
    /// and `$` behind a dot, `.[…]` for `..[…]`, `@property` in filters, `===` and `!==`.
    ///
    /// Two forms that the standard would read as members that hardly any document has are refused with a hint:
    /// `@.length` in a comparison, and `.constructor.name` in a filter.
    case ruleSets
}
