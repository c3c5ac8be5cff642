/// A word without its case and separators, ready to be compared.
struct FoldedWord {
    /// The lower-case scalars, separators left out.
    let scalars: [UInt32]

    /// Words longer than this, in scalars, are only looked at for equality: nobody mistypes one of them by two letters,
    /// and the cost stays bounded.
    private static let longestCompared = 128

    init(_ word: String) {
        var scalars: [UInt32] = []
        scalars.reserveCapacity(word.utf8.count)
        for scalar in word.unicodeScalars {
            switch scalar {
            case "-", "_", " ": continue
            case "A"..."Z": scalars.append(scalar.value + 0x20)
            case _ where scalar.isASCII: scalars.append(scalar.value)
            default: scalars.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars.map(\.value))
            }
        }
        self.scalars = scalars
    }

    /// How many edits lie between two words; nil when that is more than the bound, or too many for words of this
    /// length.
    func distance(to other: FoldedWord, atMost bound: Int) -> Int? {
        if scalars == other.scalars { return 0 }
        let longer = max(scalars.count, other.scalars.count)
        let shorter = min(scalars.count, other.scalars.count)
        guard shorter > 2, longer <= FoldedWord.longestCompared else { return nil }
        let tolerance = min(longer / 3, bound)
        guard longer - shorter <= tolerance else { return nil }
        return edits(to: other, tolerance: tolerance)
    }

    /// Fills the table of distances row by row, and in each row only the band in which the tolerance can be kept.
    private func edits(to other: FoldedWord, tolerance: Int) -> Int? {
        let width = other.scalars.count + 1
        let beyond = tolerance + 1
        var beforeLast = [Int](repeating: beyond, count: width)
        var last = (0..<width).map { min($0, beyond) }
        for row in 1...scalars.count {
            var current = [Int](repeating: beyond, count: width)
            if row <= tolerance { current[0] = row }
            var best = current[0]
            let low = max(1, row - tolerance)
            let high = min(width - 1, row + tolerance)
            guard low <= high else { return nil }
            for column in low...high {
                let same = scalars[row - 1] == other.scalars[column - 1]
                var cost = min(last[column - 1] + (same ? 0 : 1), last[column] + 1, current[column - 1] + 1)
                if swaps(with: other, row, column) { cost = min(cost, beforeLast[column - 2] + 1) }
                current[column] = min(cost, beyond)
                best = min(best, cost)
            }
            guard best <= tolerance else { return nil }
            (beforeLast, last) = (last, current)
        }
        return last[width - 1] <= tolerance ? last[width - 1] : nil
    }

    private func swaps(with other: FoldedWord, _ row: Int, _ column: Int) -> Bool {
        row > 1 && column > 1 && scalars[row - 1] == other.scalars[column - 2]
            && scalars[row - 2] == other.scalars[column - 1]
    }
}
