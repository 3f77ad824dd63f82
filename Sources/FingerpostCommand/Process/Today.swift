internal import SourceText

#if canImport(Darwin)
    internal import Darwin
#else
    internal import Glibc
#endif

extension ProcessEnvironment {
    /// The day of the run: `--today`, else `SOURCE_DATE_EPOCH`, else the clock, in UTC.
    ///
    /// It decides one thing, whether a comment that suppresses findings still holds.
    func day(_ arguments: Arguments) -> CalendarDate? {
        if let named = arguments.value(of: "today") { return CalendarDate(named) }
        if let epoch = variables["SOURCE_DATE_EPOCH"], let seconds = Int(epoch) {
            return CalendarDate(secondsSince1970: seconds)
        }
        return CalendarDate(secondsSince1970: time(nil))
    }
}

extension OptionDescription {
    /// `--today`.
    static let today = OptionDescription(
        "today", value: .day("DATE"),
        """
        The day that comments are held to which suppress findings until a day; the default is SOURCE_DATE_EPOCH where \
        it is set, else the clock
        """)
}
