/// One step of a compiled pattern. A unit is a character for globs and a byte for git's patterns.
enum WildcardToken: Sendable, Hashable {
    case unit(UInt32)
    /// Any unit but a slash.
    case one
    /// A unit of the set, but never a slash.
    case set(WildcardSet)
    /// Any number of units without a slash.
    case run
    /// Nothing, or any number of units that end with a slash.
    case folders
    /// Any number of units.
    case everything

    /// Whether nothing at all is enough.
    var mayBeEmpty: Bool {
        switch self {
        case .run, .folders, .everything: true
        case .unit, .one, .set: false
        }
    }

    var isUnit: Bool {
        if case .unit = self { true } else { false }
    }
}
