public import LinkAudit
public import SourceText

/// What a site says about which findings count.
public struct LintConfiguration: Sendable {
    /// The severities it gives to rules; they hold for `build`, `lint` and `verify-app`.
    public var severities = SeverityOverrides()
    /// The least grave finding that fails `lint`; nil where the site does not say.
    public var failLevel: Severity?
    /// More warnings than this fail `lint`, too.
    public var maximumWarnings: Int?

    /// Says nothing.
    public init() {}

    /// The keys of the section.
    static let keys = ["severity", "fail-on", "max-warnings"]
}
