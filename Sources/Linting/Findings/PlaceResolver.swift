import SourceTree

/// Turns byte ranges into lines and columns, reading each file's line ends once.
public struct PlaceResolver {
    private var tables: [String: LineTable] = [:]
    private let shared: SharedLines?

    /// A resolver that has counted no lines yet.
    ///
    /// - Parameter shared: files whose lines other resolvers count too.
    public init(sharing shared: SharedLines? = nil) { self.shared = shared }

    /// The lines and columns of a range of bytes.
    public mutating func place(of spot: Spot) -> Place {
        let positions = spot.positions ?? positions(of: spot)
        return Place(
            file: spot.file.name, start: positions.lowerBound, end: positions.upperBound,
            pointer: spot.pointer.description, range: spot.range)
    }

    private mutating func positions(of spot: Spot) -> ClosedRange<Position> {
        let table = tables[spot.file.name] ?? shared?.lines(of: spot.file.name) ?? LineTable(spot.file)
        tables[spot.file.name] = table
        let start = table.position(of: spot.range.lowerBound)
        return start...max(start, table.position(of: spot.range.upperBound))
    }

    /// A problem as a finding of a rule. What is ignored has no fix: it is to be left as it is.
    mutating func finding(
        _ problem: Problem, rule: String, weight: RuleWeight, documentation: String?, ignores: [IgnoreEntry] = []
    ) -> Finding {
        let place = place(of: problem.spot)
        let ignoredBy = ignores.filter { $0.covers(rule, at: place.pointer) }.map(\.identity)
        return Finding(
            rule: rule, severity: weight.severity(of: problem), message: problem.message,
            place: place,
            related: problem.related.map { Finding.Related(message: $0.message, place: self.place(of: $0.spot)) },
            documentation: documentation, isOncePerRun: problem.isOncePerRun,
            fix: ignoredBy.isEmpty ? problem.fix.map { placed($0, in: problem.spot.file) } : nil, ignoredBy: ignoredBy)
    }

    private mutating func placed(_ fix: Fix, in file: Source) -> PlacedFix {
        let edits = fix.edits.map { edit in
            let positions = positions(of: Spot(file: file, range: edit.range))
            return PlacedFix.Edit(
                file: file.name, start: positions.lowerBound, end: positions.upperBound, edit: edit)
        }
        return PlacedFix(title: fix.title, edits: edits)
    }
}
