/// A day of the calendar, as `2027-01-31`.
public struct CalendarDate: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The year, 1 to 9999.
    public let year: Int
    /// The month, 1 to 12.
    public let month: Int
    /// The day of the month, from 1.
    public let day: Int

    /// Reads `YYYY-MM-DD`; nil when it is written otherwise or there is no such day.
    public init?(_ text: some StringProtocol) {
        let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard parts.map(\.count) == [4, 2, 2] else { return nil }
        var numbers: [Int] = []
        for part in parts {
            var number = 0
            for digit in part {
                guard digit >= 0x30, digit <= 0x39 else { return nil }
                number = number * 10 + Int(digit - 0x30)
            }
            numbers.append(number)
        }
        let (year, month, day) = (numbers[0], numbers[1], numbers[2])
        guard year > 0, (1...12).contains(month), day > 0, day <= Self.days(in: month, of: year) else { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    /// The day in UTC that holds a second counted from the start of 1970; nil outside of the years 1970 to 9999.
    public init?(secondsSince1970 seconds: Int) {
        guard seconds >= 0, seconds < 253_402_300_800 else { return nil }
        var rest = seconds / 86_400
        var year = 1970
        while rest >= Self.days(in: year) {
            rest -= Self.days(in: year)
            year += 1
        }
        var month = 1
        while rest >= Self.days(in: month, of: year) {
            rest -= Self.days(in: month, of: year)
            month += 1
        }
        self.year = year
        self.month = month
        day = rest + 1
    }

    /// `YYYY-MM-DD`.
    public var description: String {
        func padded(_ number: Int, _ width: Int) -> String {
            let digits = String(number)
            return String(repeating: "0", count: max(0, width - digits.count)) + digits
        }
        return padded(year, 4) + "-" + padded(month, 2) + "-" + padded(day, 2)
    }

    /// Orders by time.
    public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }

    private static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

    private static func days(in year: Int) -> Int { isLeap(year) ? 366 : 365 }

    private static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}
