/// A part of a glob as written: an element, or the alternatives of `{a,b}`.
enum GlobPart: Sendable, Hashable {
    case element(GlobElement)
    case choice([[GlobPart]])
}
