/// Which queries are accepted.
public enum JSONPathDialect: Sendable, Hashable {
    /// RFC 9535 and nothing else.
    case standard
    /// RFC 9535 and what rule sets in Spectral's format use beside it, where the standard gives the text no meaning:
    /// `~` at the end for keys, `^` for the parent, names without quotes in brackets (`[title,body]`), names with `-`
    /// and `$` behind a dot, `.[…]` for `..[…]`, `@property` in filters, `===` and `!==`.
    ///
    /// Three things that the standard accepts but that can hardly be meant are refused with a hint: `@.length` as a
    /// value, which would be a member of that name; `.constructor.name` in a filter; and a pattern that is no I-Regexp,
    /// which would match nothing.
    case ruleSets
}
