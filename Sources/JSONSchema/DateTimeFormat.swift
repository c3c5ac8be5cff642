/// `date`, `time` and `date-time`: the productions of RFC 3339, section 5.6.
enum DateTimeFormat {
    static func isDateTime(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var scanner = ByteScanner(text)
        guard takeDate(&scanner), scanner.take("T") || scanner.take("t") else { return false }
        return takeTime(&scanner) && scanner.isAtEnd
    }

    static func isDate(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var scanner = ByteScanner(text)
        return takeDate(&scanner) && scanner.isAtEnd
    }

    static func isTime(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var scanner = ByteScanner(text)
        return takeTime(&scanner) && scanner.isAtEnd
    }

    private static func takeDate(_ scanner: inout ByteScanner) -> Bool {
        guard let year = scanner.number(digits: 4), scanner.take("-"), let month = scanner.number(digits: 2),
            scanner.take("-"), let day = scanner.number(digits: 2), (1...12).contains(month)
        else { return false }
        return day >= 1 && day <= dayCount(month, year)
    }

    private static func dayCount(_ month: Int, _ year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    private static func takeTime(_ scanner: inout ByteScanner) -> Bool {
        guard let hour = scanner.number(digits: 2), hour < 24, scanner.take(":"),
            let minute = scanner.number(digits: 2), minute < 60, scanner.take(":"),
            let second = scanner.number(digits: 2), second <= 60
        else { return false }
        if scanner.take("."), scanner.take(while: ByteScanner.isDigit) == 0 { return false }
        guard let offset = takeOffset(&scanner) else { return false }
        // A leap second is the last one of a day in UTC.
        return second < 60 || (hour * 60 + minute - offset + 2880) % 1440 == 1439
    }

    /// The offset from UTC, in minutes.
    private static func takeOffset(_ scanner: inout ByteScanner) -> Int? {
        if scanner.take("Z") || scanner.take("z") { return 0 }
        let isWest = scanner.take("-")
        guard isWest || scanner.take("+"), let hour = scanner.number(digits: 2), hour < 24, scanner.take(":"),
            let minute = scanner.number(digits: 2), minute < 60
        else { return nil }
        return (isWest ? -1 : 1) * (hour * 60 + minute)
    }
}
