/// One element of a glob without choices.
enum GlobElement: Sendable, Hashable {
    case literal(UInt32)
    case one
    case set(WildcardSet)
    case star
    case slash
}
