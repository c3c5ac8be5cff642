import SourceTree

/// Turns byte ranges into lines and columns, reading each file's line ends once.
public struct PlaceResolver {
    private var tables: [ExactText: LineTable] = [:]
    private let shared: SharedLines?

    /// How many other places a finding lists; more are counted. An app that speaks ten thousand languages would fill the
    /// report with one finding.
    static let maximumRelated = 200

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
        let name = ExactText(spot.file.name)
        let table = tables[name] ?? shared?.lines(of: name) ?? LineTable(spot.file)
        tables[name] = table
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
            related: related(problem),
            documentation: documentation, isOncePerRun: problem.isOncePerRun,
            fix: ignoredBy.isEmpty ? problem.fix.map { placed($0, in: problem.spot.file) } : nil, ignoredBy: ignoredBy)
    }

    private mutating func related(_ problem: Problem) -> [Finding.Related] {
        var related = problem.related.prefix(PlaceResolver.maximumRelated).map {
            Finding.Related(message: $0.message, place: place(of: $0.spot))
        }
        let rest = problem.related.count - related.count
        if rest > 0, let last = related.popLast() {
            related.append(
                Finding.Related(message: "\(last.message) – and \(rest) more places like it.", place: last.place))
        }
        return related
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
