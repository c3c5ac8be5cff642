/// Which lines differ between two texts.
///
/// It is right, though not always the shortest: where the texts part, it looks a bounded number of lines ahead for the
/// place where they meet again, so that the time grows with the length of the texts alone.
struct LineDifference {
    /// Lines that are replaced by others; either may be none.
    struct Change: Equatable {
        let old: Range<Int>
        let new: Range<Int>
    }

    /// Lines with their line ends.
    let old: [ArraySlice<UInt8>]
    let new: [ArraySlice<UInt8>]
    private(set) var changes: [Change] = []

    /// How far ahead it looks, in lines of both texts together.
    private static let reach = 400
    /// How many equal lines in a row count as having met again.
    private static let agreement = 3

    init(_ before: [UInt8], _ after: [UInt8]) {
        old = LineDifference.lines(of: before)
        new = LineDifference.lines(of: after)
        compare()
    }

    private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
            lines.append(bytes[start...index])
            start = index + 1
        }
        if start < bytes.count { lines.append(bytes[start...]) }
        return lines
    }

    private mutating func compare() {
        var suffix = 0
        var (i, j) = (0, 0)
        while i < old.count, j < new.count, old[i] == new[j] { (i, j) = (i + 1, j + 1) }
        while suffix < min(old.count - i, new.count - j), old[old.count - 1 - suffix] == new[new.count - 1 - suffix] {
            suffix += 1
        }
        let (oldEnd, newEnd) = (old.count - suffix, new.count - suffix)
        while i < oldEnd || j < newEnd {
            if i < oldEnd, j < newEnd, old[i] == new[j] {
                (i, j) = (i + 1, j + 1)
                continue
            }
            let (nextOld, nextNew) = meetingPoint(i, j, oldEnd, newEnd)
            changes.append(Change(old: i..<nextOld, new: j..<nextNew))
            (i, j) = (nextOld, nextNew)
        }
    }

    /// The nearest place behind a difference where both texts go on alike.
    private func meetingPoint(_ i: Int, _ j: Int, _ oldEnd: Int, _ newEnd: Int) -> (Int, Int) {
        for distance in 1...LineDifference.reach {
            for skipped in 0...distance {
                let (a, b) = (i + skipped, j + distance - skipped)
                if a <= oldEnd, b <= newEnd, agrees(a, b, oldEnd, newEnd) { return (a, b) }
            }
        }
        return (oldEnd, newEnd)
    }

    private func agrees(_ i: Int, _ j: Int, _ oldEnd: Int, _ newEnd: Int) -> Bool {
        let count = min(LineDifference.agreement, min(oldEnd - i, newEnd - j))
        // At the end of one text only, there is nothing that agrees.
        if count == 0 { return i == oldEnd && j == newEnd }
        return (0..<count).allSatisfy { old[i + $0] == new[j + $0] }
    }
}
