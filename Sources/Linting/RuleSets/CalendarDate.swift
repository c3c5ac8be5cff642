/// A day of the Gregorian calendar, as configurations write it: `2026-06-30`.
public struct CalendarDate: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The year, of four digits.
    public let year: Int
    /// From 1 on.
    public let month: Int
    /// From 1 on.
    public let day: Int

    /// Reads `YYYY-MM-DD`; nil for anything else, and for a day that there is not.
    public init?(_ text: String) {
        let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard parts.map(\.count) == [4, 2, 2], let year = CalendarDate.number(parts[0]),
            let month = CalendarDate.number(parts[1]), let day = CalendarDate.number(parts[2]),
            (1...12).contains(month), day >= 1, day <= CalendarDate.length(of: month, in: year)
        else { return nil }
        (self.year, self.month, self.day) = (year, month, day)
    }

    /// The day, in UTC, of a moment.
    ///
    /// - Parameter seconds: since 1970-01-01T00:00:00Z, from there on.
    public init(secondsSinceEpoch seconds: Int) {
        var day = max(0, seconds) / 86_400
        var year = 1970
        while day >= CalendarDate.length(of: year) {
            day -= CalendarDate.length(of: year)
            year += 1
        }
        var month = 1
        while day >= CalendarDate.length(of: month, in: year) {
            day -= CalendarDate.length(of: month, in: year)
            month += 1
        }
        (self.year, self.month, self.day) = (year, month, day + 1)
    }

    public var description: String {
        let digits = [(year, 4), (month, 2), (day, 2)].map { number, width in
            let text = String(number)
            return String(repeating: "0", count: max(0, width - text.count)) + text
        }
        return digits.joined(separator: "-")
    }

    public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }

    private static func number(_ digits: Substring.UTF8View) -> Int? {
        digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(Substring(digits)) : nil
    }

    private static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

    private static func length(of year: Int) -> Int { isLeap(year) ? 366 : 365 }

    private static func length(of month: Int, in year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}
