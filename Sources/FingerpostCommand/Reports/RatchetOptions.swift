internal import LinkAudit
internal import SourceText

/// What a command line says about which findings count: `--severity`, `--baseline`, `--write-baseline`, and how many are
/// kept: `--max-findings`.
struct RatchetOptions {
    /// The severities given to rules.
    private(set) var severities = SeverityOverrides()
    /// What is wrong with the options.
    private(set) var faults: [UsageFault] = []
    /// The file to read, as it was named.
    let baselineFile: String?
    /// The file to write, as it was named.
    let newBaselineFile: String?

    /// The most findings that are kept.
    let limit: Int

    init(_ arguments: Arguments) {
        limit = arguments.number(of: "max-findings") ?? KeptFindings.standardLimit
        baselineFile = arguments.value(of: "baseline")
        newBaselineFile = arguments.value(of: "write-baseline")
        for value in arguments.values["severity"] ?? [] {
            let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2 else {
                faults.append(.other("`--severity \(visible(value))` names no level: --severity RULE=LEVEL"))
                continue
            }
            do throws(SeverityOverrides.Fault) {
                try severities.set(parts[0], to: parts[1])
            } catch {
                faults.append(.other("`--severity \(visible(value))`: " + error.sentence))
            }
        }
    }
}
