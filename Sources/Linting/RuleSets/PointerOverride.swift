import SourceTree

/// Severities that hold at a place of a file and below it.
struct PointerOverride: Sendable {
    let pointer: JSONPointer
    let settings: [String: RuleSetting]

    func covers(_ other: String) -> Bool {
        let own = pointer.description
        return other == own || other.hasPrefix(own + "/")
    }
}
