import SourceTree

/// A value that a query spells out.
enum Literal: Sendable {
    case null
    case boolean(Bool)
    case number(ExactNumber)
    case string(String)
}
