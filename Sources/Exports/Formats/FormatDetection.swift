/// What a look at a file's name and first bytes told.
public enum FormatDetection: Sendable, Hashable {
    /// It is this.
    case found(ExportFormat)
    /// There is no telling, and why: a sentence without a final stop, and the way out.
    case undecided(reason: String, help: String)

    /// The format, or nil where there is no telling.
    public var format: ExportFormat? {
        if case .found(let format) = self { format } else { nil }
    }

    /// No telling; the way out is `--format`.
    static func undecided(_ reason: String, among candidates: [ExportFormat] = []) -> FormatDetection {
        let names = candidates.map { "`--format \($0.rawValue)`" }
        guard let last = names.last else {
            return .undecided(reason: reason, help: "say what it is with `--format`")
        }
        let list = names.count == 1 ? last : names.dropLast().joined(separator: ", ") + " or " + last
        return .undecided(reason: reason, help: "say what it is with " + list)
    }
}
