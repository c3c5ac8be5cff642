/// The units that one place of a pattern accepts, as in `[a-z]`.
struct WildcardSet: Sendable, Hashable {
    var isNegated = false
    var ranges: [ClosedRange<UInt32>] = []

    func accepts(_ unit: UInt32) -> Bool {
        ranges.contains { $0.contains(unit) } != isNegated
    }

    /// The ranges of a POSIX class, such as `alpha`, in ASCII; nil for a name that is none.
    static func ranges(ofClass name: String) -> [ClosedRange<UInt32>]? {
        switch name {
        case "alnum": [48...57, 65...90, 97...122]
        case "alpha": [65...90, 97...122]
        case "blank": [9...9, 32...32]
        case "cntrl": [0...31, 127...127]
        case "digit": [48...57]
        case "graph": [33...126]
        case "lower": [97...122]
        case "print": [32...126]
        case "punct": [33...47, 58...64, 91...96, 123...126]
        case "space": [9...13, 32...32]
        case "upper": [65...90]
        case "xdigit": [48...57, 65...70, 97...102]
        default: nil
        }
    }
}
