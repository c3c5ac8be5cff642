/// The byte ranges that are to be changed already.
///
/// Two insertions may share a place, and an insertion may stand at the edge of a range, but not inside of it; unless the
/// text is one where such neighbours could take each other's place, as lines of YAML do by their indentation.
struct TakenRanges {
    let allowsNeighbours: Bool
    /// Sorted; none is empty or overlaps another.
    private var ranges: [Range<Int>] = []
    /// Sorted.
    private var insertions: [Int] = []

    /// Takes all of some ranges, or none.
    ///
    /// - Returns: whether they were free.
    mutating func take(_ wanted: [Range<Int>]) -> Bool {
        guard wanted.allSatisfy({ isFree($0) }) else { return false }
        for range in wanted {
            if range.isEmpty {
                insertions.insert(range.lowerBound, at: firstInsertion(behind: range.lowerBound))
            } else {
                ranges.insert(range, at: firstRange(from: range.lowerBound))
            }
        }
        return true
    }

    init(allowsNeighbours: Bool) {
        self.allowsNeighbours = allowsNeighbours
    }

    private func isFree(_ wanted: Range<Int>) -> Bool {
        let range = allowsNeighbours ? wanted : max(0, wanted.lowerBound - 1)..<wanted.upperBound + 1
        let next = firstRange(from: range.lowerBound)
        if next > 0, ranges[next - 1].upperBound > range.lowerBound { return false }
        if range.isEmpty { return true }
        if next < ranges.count, ranges[next].lowerBound < range.upperBound { return false }
        let insertion = firstInsertion(behind: range.lowerBound)
        return insertion == insertions.count || insertions[insertion] >= range.upperBound
    }

    /// The index of the first range that starts at an offset or behind it.
    private func firstRange(from offset: Int) -> Int {
        TakenRanges.firstIndex(ranges.count) { ranges[$0].lowerBound >= offset }
    }

    /// The index of the first insertion behind an offset.
    private func firstInsertion(behind offset: Int) -> Int {
        TakenRanges.firstIndex(insertions.count) { insertions[$0] > offset }
    }

    /// The first index for which something holds that then holds for all that follow.
    private static func firstIndex(_ count: Int, where holds: (Int) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if holds(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
