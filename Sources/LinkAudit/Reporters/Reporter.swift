/// Writes a report in one form; a pure function of the report.
public protocol Reporter: Sendable {
    /// The whole text, which ends with a line end unless it is empty.
    func report(_ report: Report) -> String
}
