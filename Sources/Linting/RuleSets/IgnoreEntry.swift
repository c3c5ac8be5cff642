import SourceTree
import Workspace

/// An entry of a configuration's `ignore`: findings that the team leaves as they are, and why.
public struct IgnoreEntry: Sendable {
    /// Tells one entry from another, whichever configurations were joined with its own.
    public struct Identity: Sendable, Hashable {
        let file: String
        let offset: Int
    }

    /// The names of the rules, as they are written.
    public let rules: [Node]
    /// The files; nil for all below the folder.
    let globs: [Glob]?
    /// The folder that the globs count from.
    public let folder: Path
    /// The place in the file that findings must be at, or below it; nil for all of the file.
    let pointer: JSONPointer?
    /// Why, in the team's words.
    public let reason: String
    /// The last day on which the entry counts, in UTC; nil for one without end.
    public let until: (date: CalendarDate, place: Node)?
    /// The entry itself.
    public let place: Node

    /// What tells it from other entries.
    public var identity: Identity { Identity(file: place.tree.file.name, offset: place.rangeInFile.lowerBound) }

    /// Whether the entry's last day is over.
    public func isOver(on today: CalendarDate) -> Bool { until.map { $0.date < today } ?? false }

    /// Whether findings in a file may be meant.
    ///
    /// - Parameter path: absolute and normalised.
    func concerns(_ path: Path) -> Bool {
        guard path.isWithin(folder) else { return false }
        let relative = path.relative(to: folder)
        return globs.map { $0.contains { $0.covers(relative) } } ?? true
    }

    /// Whether a finding of a rule at a place is meant, in a file that the entry concerns.
    func covers(_ rule: String, at place: String) -> Bool {
        guard rules.contains(where: { $0.text.utf8.elementsEqual(rule.utf8) }) else { return false }
        guard let pointer else { return true }
        let own = pointer.description.utf8
        return place.utf8.starts(with: own)
            && (place.utf8.count == own.count || place.utf8.dropFirst(own.count).first == UInt8(ascii: "/"))
    }
}
