/// A destination of a table with its one documented verdict.
public struct TableRow: Sendable {
    /// The number of the row, with a letter where the table lists several spellings in one row.
    public var row: String
    /// The destination, decoded as a link would be.
    public var destination: String
    /// The verdict as the tests write it.
    public var verdict: String
    /// Where we had to choose, the reason.
    public var why: String

    /// Makes a row.
    public init(_ row: String, _ destination: String, _ verdict: String, why: String = "") {
        self.row = row
        self.destination = destination
        self.verdict = verdict
        self.why = why
    }
}
