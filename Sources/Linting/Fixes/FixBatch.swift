import SourceTree

/// Fixes of one file that can be applied together, since no two of them change the same bytes.
struct FixBatch {
    /// In the order of the findings.
    let fixes: [PlacedFix]

    init(_ fixes: [PlacedFix]) {
        self.fixes = fixes
    }

    /// Of fixes in their order, each that does not overlap one before it.
    ///
    /// - Parameter allowsNeighbours: whether changes may touch.
    init(choosingFrom fixes: [PlacedFix], allowsNeighbours: Bool) {
        var taken = TakenRanges(allowsNeighbours: allowsNeighbours)
        self.fixes = fixes.filter { fix in
            taken.take(fix.edits.map(\.edit.range))
        }
    }

    /// The file's text with all edits made.
    func applied(to bytes: [UInt8]) -> [UInt8] {
        let edits = fixes.flatMap { $0.edits.map(\.edit) }
        // Insertions at one place stay in the order of their fixes.
        let ordered = edits.enumerated().sorted { left, right in
            let (first, second) = (left.element.range, right.element.range)
            return (first.lowerBound, first.upperBound, left.offset)
                < (second.lowerBound, second.upperBound, right.offset)
        }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var end = 0
        for (_, edit) in ordered {
            result += bytes[end..<edit.range.lowerBound]
            result += edit.replacement
            end = edit.range.upperBound
        }
        return result + bytes[end...]
    }
}
