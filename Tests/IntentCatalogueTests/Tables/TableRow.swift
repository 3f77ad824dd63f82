import Testing

/// A destination of a table with its one documented verdict.
struct TableRow: Sendable, CustomTestStringConvertible {
    /// The number of the row, with a letter where the table lists several spellings in one row.
    var row: String
    /// The destination, decoded as a link would be.
    var destination: String
    /// The verdict as ``line(_:)`` writes it.
    var verdict: String
    /// Where we had to choose, the reason.
    var why: String

    init(_ row: String, _ destination: String, _ verdict: String, why: String = "") {
        self.row = row
        self.destination = destination
        self.verdict = verdict
        self.why = why
    }

    var testDescription: String { "\(row): \(destination.debugDescription)" }
}
