/// `duration`: the grammar of RFC 3339, appendix A, in which no unit between two others is left out.
enum DurationFormat {
    static func accepts(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var scanner = ByteScanner(text)
        guard scanner.take("P") else { return false }
        guard let dateUnits = takeUnits(&scanner, "YMDW") else { return false }
        // Weeks stand alone.
        if dateUnits.contains(3) { return dateUnits == [3] && scanner.isAtEnd }
        guard isRow(dateUnits) else { return false }
        if scanner.take("T") {
            guard let timeUnits = takeUnits(&scanner, "HMS"), !timeUnits.isEmpty, isRow(timeUnits) else { return false }
        } else if dateUnits.isEmpty {
            return false
        }
        return scanner.isAtEnd
    }

    /// The places in `letters` of the units that follow; nil where a number has no unit.
    private static func takeUnits(_ scanner: inout ByteScanner, _ letters: StaticString) -> [Int]? {
        var units: [Int] = []
        while scanner.take(while: ByteScanner.isDigit) > 0 {
            guard let letter = scanner.next(), units.count < 4,
                let unit = (0..<letters.utf8CodeUnitCount).first(where: { letters.utf8Start[$0] == letter })
            else { return nil }
            units.append(unit)
        }
        return units
    }

    private static func isRow(_ units: [Int]) -> Bool {
        zip(units, units.dropFirst()).allSatisfy { $0 + 1 == $1 }
    }
}
