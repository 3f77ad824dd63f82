/// An option as the command table declares it.
///
/// Parsing, help text and near misses are derived from this and from nothing else.
struct OptionDescription: Sendable, Equatable {
    /// What follows the name of an option.
    enum Value: Sendable, Equatable {
        /// Nothing: it is a switch.
        case none
        /// Any text that is not empty; the string is what help calls it.
        case text(String)
        /// A whole number from 0; the string is what help calls it.
        case number(String)
        /// A day of the calendar, `2027-01-31`; the string is what help calls it.
        case day(String)
        /// One of these words; the string is what help calls it.
        case choice(String, [String])
        /// A version of the app, `2.1`; the string is what help calls it.
        case version(String)

        /// What help calls the value.
        var placeholder: String? {
            switch self {
            case .none: nil
            case .text(let name), .number(let name), .day(let name), .choice(let name, _), .version(let name): name
            }
        }
    }

    /// The long name without its hyphens.
    let name: String
    /// The one-letter name, where there is one.
    let short: Character?
    /// What follows it.
    let value: Value
    /// What it does, for the help text.
    let summary: String

    init(_ name: String, short: Character? = nil, value: Value = .none, _ summary: String) {
        self.name = name
        self.short = short
        self.value = value
        self.summary = summary
    }
}
