/// How a run ends.
enum ExitCode: Int32, Sendable {
    /// Nothing at or above the threshold.
    case clean = 0
    /// Findings at or above the threshold, or a destination that is refused.
    case findings = 1
    /// Wrong use, configuration or catalogue.
    case usage = 2
    /// Input that cannot be read or output that cannot be written.
    case inputOutput = 3
}
