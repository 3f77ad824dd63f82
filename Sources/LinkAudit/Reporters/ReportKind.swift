/// The forms that a report can take.
public enum ReportKind: String, Sendable, CaseIterable {
    /// For people at a terminal.
    case text
    /// One line a finding.
    case compact
    /// The project's own form for programs.
    case json
    /// The same, line by line.
    case ndjson
    /// For code scanning.
    case sarif
    /// For the test reports of a continuous integration.
    case junit
    /// GitHub's workflow commands.
    case github
    /// GitLab's code quality.
    case gitlab
    /// Checkstyle's XML.
    case checkstyle
    /// A page for people in a browser.
    case html

    /// The reporter of this form; `style` is for text.
    public func reporter(style: TextStyle = .plain) -> any Reporter {
        switch self {
        case .text: TextReporter(style: style)
        case .compact: CompactReporter()
        case .json: JSONReporter()
        case .ndjson: NDJSONReporter()
        case .sarif: SARIFReporter()
        case .junit: JUnitReporter()
        case .github: GitHubReporter()
        case .gitlab: GitLabReporter()
        case .checkstyle: CheckstyleReporter()
        case .html: HTMLReporter()
        }
    }
}
