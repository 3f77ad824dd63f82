/// How a language writes a day of the calendar, as far as a file of texts says it.
struct DateStyle: Sendable, Hashable {
    /// The order of `{day}`, `{month}` and `{year}` and what stands between them.
    var pattern: PatternText?
    /// The months as a date has them, January first.
    var months: [String]?
    /// What the first day of a month is called, where it has a name of its own.
    var firstDay: String?

    /// The names that a pattern has to have.
    static let names = ["day", "month", "year"]

    /// Takes over what another style says.
    mutating func take(_ other: DateStyle) {
        if let pattern = other.pattern { self.pattern = pattern }
        if let months = other.months { self.months = months }
        // How a first day is called belongs to the months; a region changes the order only.
        if other.months != nil || other.firstDay != nil { firstDay = other.firstDay }
    }

    /// A day as a reader writes it; text that is not `YYYY-MM-DD` comes back unchanged.
    func text(_ iso: String) -> String {
        let parts = iso.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].utf8.count == 4, let year = Int(parts[0]),
            let month = Int(parts[1]), (1...12).contains(month),
            let day = Int(parts[2]), (1...31).contains(day),
            let pattern, let months, months.count == 12
        else { return iso }
        return pattern.filled([
            "day": day == 1 ? firstDay ?? "1" : String(day), "month": months[month - 1], "year": String(year),
        ])
    }
}
