import Linting
import Testing

/// Days as a configuration writes them and as the clock gives them.
@Suite struct CalendarDateTests {
    @Test(
        "Days that there are",
        arguments: ["2026-06-30", "2024-02-29", "2000-02-29", "0001-01-01", "9999-12-31"])
    func days(_ text: String) {
        #expect(CalendarDate(text)?.description == text)
    }

    @Test(
        "Days that there are not, and what is no day",
        arguments: [
            "2026-06-31", "2025-02-29", "1900-02-29", "2026-00-10", "2026-13-01", "2026-01-00", "2026-1-1", "26-01-01",
            "2026/01/01", "2026-01-01T00:00", "", "tomorrow", "-026-01-01", "2026-01-1\u{663}",
        ])
    func noDays(_ text: String) {
        #expect(CalendarDate(text) == nil)
    }

    /// The seconds are those of `date --utc --date=DAY +%s`.
    @Test(
        "The day of a moment",
        arguments: [
            (0, "1970-01-01"), (86_399, "1970-01-01"), (86_400, "1970-01-02"), (951_782_400, "2000-02-29"),
            (951_868_800, "2000-03-01"), (1_709_251_199, "2024-02-29"), (1_767_225_599, "2025-12-31"),
            (4_102_444_800, "2100-01-01"), (-5, "1970-01-01"),
        ])
    func dayOfMoment(_ seconds: Int, _ day: String) {
        #expect(CalendarDate(secondsSinceEpoch: seconds).description == day)
    }

    @Test("Days are ordered as in the calendar")
    func order() throws {
        let days = try ["2025-12-31", "2026-01-01", "2026-01-02", "2026-02-01"].map { try #require(CalendarDate($0)) }
        #expect(days.shuffled().sorted() == days)
    }
}
