/// `swift-date`: what Swift's `JSONDecoder` reads a `Date` from by default is a number of seconds since 2001-01-01 UTC.
enum SwiftDate {
    /// Seconds from 1970-01-01 to 2001-01-01, UTC.
    static let referenceDate = 978_307_200
    private static let secondsPerYear = 31_556_952.0
    /// How far from the present, in years, a number counts as Unix time.
    private static let window = 10.0

    /// What a number that is no such date most likely is instead.
    struct Misreading {
        /// "seconds" or "milliseconds".
        let unit: String
        /// By how many years the date would be off.
        let years: Int
    }

    /// Whether a number looks like Unix time, that is, like the present plus or minus ten years; nil if it does not.
    static func misreading(of text: UnsafeBufferPointer<UInt8>, now: Int) -> Misreading? {
        guard let number = CompactDecimal(text), !number.isNegative, number.digitCount + number.exponent <= 18 else {
            return nil
        }
        var value = Double(number.magnitude)
        for _ in 0..<max(0, number.exponent) { value *= 10 }
        for _ in 0..<min(60, max(0, -number.exponent)) { value /= 10 }
        for (unit, scale) in [("seconds", 1.0), ("milliseconds", 1_000.0)] {
            let meant = value / scale
            guard abs(meant - Double(now)) <= window * secondsPerYear else { continue }
            let read = value + Double(referenceDate)
            return Misreading(unit: unit, years: Int(((read - meant) / secondsPerYear).rounded()))
        }
        return nil
    }
}
